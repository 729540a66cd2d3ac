/** The toolbar of the grid: buttons with icons, and in the middle the name of the game and the time. */
import type { MonteCarloCommandName } from '../../words/commands.js';
import type { WordedCommand } from '../../../../core/commands.js';
import { barOf, worded } from '../../../../core/commands.js';
import type { Size } from '../../../../browser/cards/space.js';
import type { IconName } from '../../../../browser/art/icons.js';
import { button, make, setAttribute, setText } from '../../../../browser/dom.js';
import {
  Bar,
  BarClock,
  DailyBarButton,
  NARROW,
  barButton,
  isHeld,
  setIdle,
} from '../../../../browser/parts/bar.js';
import { COMMANDS, wordsIn } from '../input/keys.js';
import type { MonteCarloFrame } from '../../contract/frame.js';
import type { MonteCarloBrowserOptions } from '../options.js';
import type { MonteCarloBrowserStrings } from '../strings/english.js';

/** The buttons that move to the settings, one after the other, until the bar has room for the rest. */
const DISPENSABLE: readonly MonteCarloCommandName<'browser'>[] = ['hintAhead', 'redo'];

type Buttons = readonly WordedCommand<MonteCarloCommandName<'browser'>>[];

const barIn = (
  strings: MonteCarloBrowserStrings,
  { assistant }: Pick<MonteCarloBrowserOptions, 'assistant'>,
): Buttons =>
  barOf(worded(COMMANDS, wordsIn(strings)), 'browser').filter(
    ({ name }) => name !== 'redo' || assistant?.redo !== undefined,
  );

/** In CSS pixels. A bar higher than this has too many rows. */
const MOST_HEIGHT = 110;

const ICONS: Readonly<Partial<Record<MonteCarloCommandName<'browser'>, IconName>>> = {
  newGame: 'new',
  undo: 'undo',
  redo: 'redo',
  hint: 'hint',
  hintAhead: 'star',
  consolidate: 'consolidate',
  menu: 'settings',
};

export class GridToolbar {
  private readonly bar: Bar;
  private readonly buttons: ReadonlyMap<MonteCarloCommandName<'browser'>, HTMLButtonElement>;
  private readonly commands: Buttons;
  /** Names the game. */
  private readonly chip: HTMLButtonElement;
  private readonly daily: DailyBarButton | undefined;
  private readonly clock: BarClock;
  private readonly tally: HTMLElement;

  constructor(
    private readonly strings: MonteCarloBrowserStrings,
    private readonly options: MonteCarloBrowserOptions,
    run: (name: MonteCarloCommandName<'browser'>) => void,
  ) {
    const { onNew, daily } = options;
    this.commands = barIn(strings, options);
    this.buttons = new Map(
      this.commands.flatMap((command) => {
        const { name } = command;
        const icon = ICONS[name];
        if (icon === undefined) return [];
        const opensDialog = name === 'menu' || (name === 'newGame' && onNew !== undefined);
        const press = (): void => (name === 'newGame' && onNew ? onNew() : run(name));
        return [
          [name, barButton(command, icon, press, opensDialog ? { 'aria-haspopup': 'dialog' } : {})] as const,
        ];
      }),
    );
    this.chip = button('', () => run('game'), { class: 'chip game', 'aria-haspopup': 'dialog' });
    this.daily = daily && new DailyBarButton(daily, strings.browser);
    this.clock = new BarClock(options.assistant);
    this.tally = make('span', { class: 'tally' }, this.chip, this.clock.element);
    const [menu, ...left] = [...this.buttons.values()].reverse();
    const right = [...(this.daily ? [this.daily.element] : []), ...(menu ? [menu] : [])];
    this.bar = new Bar(strings.browser.toolbar, [left.reverse(), this.tally, right]);
  }

  get element(): HTMLElement {
    return this.bar.element;
  }

  /** Updates the time, after the player turned it on or off. */
  showTime(): void {
    this.clock.tick();
  }

  /** Call it when the toolbar leaves the page. */
  end(): void {
    this.clock.end();
  }

  /** The commands whose buttons have no room. */
  get inMenu(): Buttons {
    return this.commands.filter(({ name }) => this.buttons.get(name)?.hidden === true);
  }

  /** Shows the name of the game, and the hint to consolidate. */
  show({ game, rows, consolidateHinted }: MonteCarloFrame): void {
    const { noGame, givenCards, game: numbered } = this.strings.montecarloBrowser;
    const unnumbered = rows.length === 0 ? noGame : givenCards;
    setText(this.chip, game === undefined ? unnumbered : numbered(game));
    const consolidate = this.buttons.get('consolidate');
    if (consolidate) setAttribute(consolidate, 'data-advised', String(consolidateHinted));
    const { assistant } = this.options;
    setIdle(this.buttons.get('undo'), assistant?.canUndo === false);
    setIdle(this.buttons.get('redo'), assistant?.canRedo === false);
    this.daily?.show();
    this.clock.tick();
  }

  /** Arranges the buttons for a view of this size. Some of them move to the settings if there is no room. */
  fit(view: Size): void {
    this.bar.place(view);
    this.element.style.maxWidth = `${view.width}px`;
    for (const one of [...this.buttons.values(), this.chip]) this.bar.toggle(one, true);
    this.clock.give(view.width > NARROW || isHeld(view));
    for (const name of DISPENSABLE) {
      const one = this.buttons.get(name);
      if (one && this.isFull()) this.bar.toggle(one, false);
    }
    if (this.isFull() || isCut(this.tally)) this.bar.toggle(this.chip, false);
  }

  private isFull(): boolean {
    return isCut(this.element) || this.element.clientHeight > MOST_HEIGHT;
  }
}

const isCut = ({ scrollWidth, clientWidth }: HTMLElement): boolean => scrollWidth > clientWidth;
