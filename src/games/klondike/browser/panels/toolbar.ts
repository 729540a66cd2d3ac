/** The toolbar: buttons with icons, and in the middle the name of the game, the moves and the time. */
import type { KlondikeCommandName } from '../../words/commands.js';
import { barOf } from '../../../../core/commands.js';
import type { Truth } from '../../views/hints.js';
import type { Attributes } from '../../../../browser/dom.js';
import { make, setAttribute, setText } from '../../../../browser/dom.js';
import type { BrowserConfig } from '../input/offered.js';
import { namedCommands } from '../input/offered.js';
import type { Size } from '../../../../browser/cards/space.js';
import type { IconName } from '../../../../browser/art/icons.js';
import {
  Bar,
  BarClock,
  DailyBarButton,
  LOW,
  NARROW,
  barButton,
  isHeld,
  setIdle,
} from '../../../../browser/parts/bar.js';
import { commandButton } from '../../../../browser/parts/commands.js';
import { dealTitle } from '../../../../core/text/deal-name.js';
import { WinTracker } from './win-tracker.js';

type CommandName = KlondikeCommandName<'browser'>;

/** In CSS pixels. A view of this width or less has no room for time and deal next to score and win tracker. */
const TABLET = 1060;

const ICONS: Readonly<Partial<Record<CommandName, IconName>>> = {
  newGame: 'new',
  undo: 'undo',
  redo: 'redo',
  clickStock: 'draw',
  hint: 'hint',
  menu: 'settings',
};

/** Extra attributes of some buttons. */
const ATTRIBUTES: Readonly<Partial<Record<CommandName, Attributes>>> = {
  undo: { class: 'undo' },
  menu: { class: 'menu', 'aria-haspopup': 'dialog' },
};

export class Toolbar {
  private readonly bar: Bar;
  /** Undo and Redo keep the focus when there's nothing to undo or redo. */
  private readonly buttons: ReadonlyMap<CommandName, HTMLButtonElement>;
  /** Names the game; undefined if the player can't choose deals. */
  private readonly chip: HTMLButtonElement | undefined;
  private readonly daily: DailyBarButton | undefined;
  private readonly moves = make('span', { class: 'moves' });
  private readonly clock: BarClock;
  private readonly tracker: WinTracker;
  private named: string | undefined;
  private hasRoomForDeal = true;
  private hasRoomForTime = true;
  /** How many of the score and the win tracker leave no room for time and deal. */
  private mostFigures = Infinity;

  constructor(
    private readonly config: BrowserConfig,
    run: (name: CommandName) => void,
    onLost: () => void,
  ) {
    const { options, strings } = config;
    const commands = namedCommands(config);
    this.tracker = new WinTracker(strings, onLost);
    // The page may learn later that a daily deal is in play.
    this.clock = new BarClock(options.assistant, () => this.showDeal());
    this.buttons = buttonsOf(config, run);
    const deal = commands.find(({ name }) => name === 'deal');
    this.chip =
      deal &&
      commandButton({ ...deal, label: '' }, () => run('deal'), {
        class: 'chip deal',
        'aria-haspopup': 'dialog',
      });
    this.daily = options.daily && new DailyBarButton(options.daily, strings.browser);
    const tally = make(
      'span',
      { class: 'tally' },
      ...(this.chip ? [this.chip] : []),
      this.moves,
      this.tracker.element,
      this.clock.element,
    );
    const [menu, ...left] = [...this.buttons.values()].reverse();
    const right = [...(this.daily ? [this.daily.element] : []), ...(menu ? [menu] : [])];
    this.bar = new Bar(strings.browser.toolbar, [left.reverse(), tally, right]);
  }

  /** Call it when the toolbar leaves the page. */
  end(): void {
    this.clock.end();
  }

  get element(): HTMLElement {
    return this.bar.element;
  }

  /** Updates the win tracker. */
  track(truth: Truth | undefined): void {
    this.tracker.show(truth);
    this.showTime();
    this.showDeal();
  }

  /** Shows the number of moves, the score and the name of the game. */
  show(moves: number): void {
    const { options, strings } = this.config;
    const deal = options.deal?.();
    const score = options.assistant?.score?.();
    const beat = options.beat?.();
    const figures = [
      strings.core.moves(moves),
      ...(beat === undefined ? [] : [strings.browser.beat(beat)]),
      ...(score ? [strings.klondike.score(score)] : []),
    ];
    setText(this.moves, figures.join(' · '));
    setIdle(this.buttons.get('undo'), moves === 0);
    setIdle(this.buttons.get('redo'), options.assistant?.canRedo === false);
    this.named = options.ownDeals ? options.ownDeals.label() : deal && dealTitle(deal, strings.core);
    this.daily?.show();
    this.showDeal();
    this.showTime();
  }

  /** The name of the game and the time need room. @param view the size of the view */
  fit(view: Size): void {
    this.bar.place(view);
    const isWide = view.width > NARROW;
    this.hasRoomForDeal = this.isDealKept || isWide || isHeld(view);
    this.hasRoomForTime = isWide || isHeld(view);
    const isLow = view.width <= LOW.width && view.height <= LOW.height;
    this.mostFigures = isLow ? 1 : view.width <= TABLET ? 2 : Infinity;
    this.showDeal();
    this.showTime();
  }

  private showTime(): void {
    this.clock.give(this.hasRoomForTime && !this.isFull);
  }

  /** Is there always room for the name of the game? */
  private get isDealKept(): boolean {
    return this.config.options.ownDeals !== undefined;
  }

  /** Do the score or the win tracker take up the room for time and deal? */
  private get isFull(): boolean {
    if (this.isDealKept) return false;
    const hasScore = this.config.options.assistant?.score?.() !== undefined;
    return Number(hasScore) + Number(!this.tracker.isHidden) >= this.mostFigures;
  }

  private showDeal(): void {
    const { chip, named } = this;
    if (chip === undefined) return;
    const { options, strings } = this.config;
    const title = (this.isDealKept ? undefined : options.gameTitle?.(!this.tracker.isHidden)) ?? named ?? '';
    setText(chip, title);
    const deal = strings.klondikeBrowser.dealButton(named ?? '');
    const isDeal = title === named;
    if (!this.isDealKept) setAttribute(chip, 'aria-label', isDeal ? deal : `${title}, ${deal}`);
    this.bar.toggle(chip, named !== undefined && this.hasRoomForDeal && !this.isFull);
  }
}

/** The buttons with icons, in order. The last one opens the settings. */
function buttonsOf(
  config: BrowserConfig,
  run: (name: CommandName) => void,
): ReadonlyMap<CommandName, HTMLButtonElement> {
  const { onNew, stockInPlay } = config.options;
  // A click on the stock draws. If the stock's top card is in play, a button draws instead.
  const isShown = (name: CommandName): boolean => name !== 'clickStock' || stockInPlay !== undefined;
  return new Map(
    barOf(namedCommands(config), 'browser').flatMap((command) => {
      const { name } = command;
      const icon = ICONS[name];
      if (icon === undefined || !isShown(name)) return [];
      const opensDialog = name === 'newGame' && onNew !== undefined;
      const attributes = { ...ATTRIBUTES[name], ...(opensDialog && { 'aria-haspopup': 'dialog' }) };
      return [
        [name, barButton(command, icon, () => (opensDialog ? onNew() : run(name)), attributes)] as const,
      ];
    }),
  );
}
