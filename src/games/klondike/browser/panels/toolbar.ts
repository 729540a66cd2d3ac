/** The toolbar: buttons, the number of moves and the deal's name. */
import type { KlondikeCommandName } from '../../words/commands.js';
import { barOf } from '../../../../core/commands.js';
import type { Truth } from '../../views/hints.js';
import type { Attributes } from '../../../../browser/dom.js';
import { make, setAttribute, setText } from '../../../../browser/dom.js';
import type { BrowserConfig } from '../input/offered.js';
import { namedCommands } from '../input/offered.js';
import type { Size } from '../../../../browser/cards/space.js';
import { Bar, LOW, NARROW, isHeld } from '../../../../browser/parts/bar.js';
import { commandButton } from '../../../../browser/parts/commands.js';
import { clockText } from '../../../../core/text/format.js';
import { dealTitle } from '../../../../core/text/deal-name.js';

/** In milliseconds. */
const SECOND = 1000;

/** The buttons to the left of the number of moves. The other buttons are to the right. */
const LEFT_COMMANDS: readonly KlondikeCommandName<'browser'>[] = [
  'newGame',
  'undo',
  'clickStock',
  'hint',
  'finish',
];

/** Extra attributes of some buttons. */
const ATTRIBUTES: Readonly<Partial<Record<KlondikeCommandName<'browser'>, Attributes>>> = {
  undo: { class: 'undo' },
  deal: { class: 'deal' },
  menu: { class: 'menu', 'aria-haspopup': 'dialog' },
};

export class Toolbar {
  private readonly bar: Bar;
  /**
   * Undo keeps the focus at the start of a game. Otherwise the focus would move to the next button, which starts a new
   * game.
   */
  private readonly buttons: ReadonlyMap<KlondikeCommandName<'browser'>, HTMLButtonElement>;
  private readonly moves = make('span', { class: 'moves' });
  private readonly time = make('span', { class: 'time', role: 'timer' });
  private readonly ticking: ReturnType<typeof setInterval> | undefined;
  private readonly truth = make('span', { class: 'truth', hidden: '' });
  /** Is there always room for the deal? */
  private readonly isDealKept: boolean;
  private named: string | undefined;
  private hasRoomForDeal = true;
  private hasRoomForTime = true;
  /** Does the view have room for only one short line? */
  private isLow = false;

  constructor(
    private readonly config: BrowserConfig,
    run: (name: KlondikeCommandName<'browser'>) => void,
  ) {
    const { options, strings } = config;
    this.isDealKept = options.ownDeals !== undefined;
    const commands = barOf(namedCommands(config), 'browser').filter(
      // A click on the stock draws. If the stock's top card is in play, a button draws instead.
      ({ name }) => name !== 'clickStock' || options.stockInPlay !== undefined,
    );
    this.buttons = new Map(
      commands.map((command) => [
        command.name,
        commandButton(command, () => run(command.name), ATTRIBUTES[command.name]),
      ]),
    );
    const of = (isLeft: boolean): HTMLElement[] =>
      [...this.buttons].filter(([name]) => LEFT_COMMANDS.includes(name) === isLeft).map(([, one]) => one);
    const tally = make('span', { class: 'tally' }, this.moves, this.truth, this.time);
    this.bar = new Bar(strings.browser.toolbar, [...of(true), tally, ...of(false)]);
    if (options.assistant?.time) this.ticking = setInterval(() => this.tick(), SECOND);
  }

  /** Call it when the toolbar leaves the page. */
  end(): void {
    clearInterval(this.ticking);
  }

  get element(): HTMLElement {
    return this.bar.element;
  }

  /** Updates the Finish button and the win tracker. */
  offer(canFinish: boolean, truth: Truth | undefined): void {
    const finish = this.buttons.get('finish');
    if (finish) this.bar.toggle(finish, canFinish);
    const { klondikeBrowser } = this.config.strings;
    this.truth.hidden = truth === undefined;
    if (truth === undefined) return;
    setAttribute(this.truth, 'data-truth', truth);
    setText(this.truth, klondikeBrowser.truth[truth]);
  }

  /** Shows the number of moves, the score and the deal. */
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
    const undo = this.buttons.get('undo');
    if (undo) setAttribute(undo, 'aria-disabled', String(moves === 0));
    this.named = options.ownDeals ? options.ownDeals.label() : deal && dealTitle(deal, strings.core);
    this.showDeal();
    this.tick();
  }

  /**
   * Decides if there is room for the deal's name and the time. The menu also shows the deal.
   * @param view the size of the view
   */
  fit(view: Size): void {
    this.bar.place(view);
    const isWide = view.width > NARROW;
    this.hasRoomForDeal = this.isDealKept || isWide;
    this.hasRoomForTime = isWide || isHeld(view);
    this.isLow = view.width <= LOW.width && view.height <= LOW.height;
    this.showDeal();
    this.tick();
  }

  /** Reads the time even if there is no room to show it. */
  private tick(): void {
    const time = this.config.options.assistant?.time?.();
    this.time.hidden = time === undefined || !this.hasRoomForTime || this.isFull;
    if (time !== undefined) setText(this.time, clockText(time));
  }

  /** Does the score or the win tracker take up the room that the time and the deal need? */
  private get isFull(): boolean {
    if (!this.isLow || this.isDealKept) return false;
    return !this.truth.hidden || this.config.options.assistant?.score?.() !== undefined;
  }

  private showDeal(): void {
    const deal = this.buttons.get('deal');
    if (deal === undefined) return;
    setText(deal, this.named ?? '');
    if (!this.isDealKept)
      setAttribute(deal, 'aria-label', this.config.strings.klondikeBrowser.dealButton(this.named ?? ''));
    this.bar.toggle(deal, this.named !== undefined && this.hasRoomForDeal && !this.isFull);
  }
}
