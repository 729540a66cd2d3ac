/**
 * The buttons above the grid. A narrow view has two rows of them. If it is also low, some buttons are only in the menu.
 */
import type { MonteCarloCommandName } from '../../words/commands.js';
import type { WordedCommand } from '../../../../core/commands.js';
import { barOf, worded } from '../../../../core/commands.js';
import type { BrowserSettings } from '../../../../browser/settings.js';
import type { Size } from '../../../../browser/cards/space.js';
import type { Attributes } from '../../../../browser/dom.js';
import { setAttribute, setText } from '../../../../browser/dom.js';
import { Bar } from '../../../../browser/parts/bar.js';
import type { BannerOptions } from '../../../../browser/won/banner.js';
import { commandButton, primaryTool, toolButtons } from '../../../../browser/parts/commands.js';
import { COMMANDS, wordsIn } from '../input/keys.js';
import type { MonteCarloFrame } from '../../contract/frame.js';
import type { MonteCarloBrowserStrings } from '../strings/english.js';

/** The buttons that move to the menu, one after the other, until the bar has room for the rest. */
const DISPENSABLE: readonly MonteCarloCommandName<'browser'>[] = ['help', 'again', 'newGame', 'hintAhead'];

type Buttons = readonly WordedCommand<MonteCarloCommandName<'browser'>>[];

const barIn = (strings: MonteCarloBrowserStrings): Buttons =>
  barOf(worded(COMMANDS, wordsIn(strings)), 'browser');

/** The page's note and the buttons of the panel after a win. */
export function winParts(
  strings: MonteCarloBrowserStrings,
  options: Pick<BrowserSettings, 'toolbar' | 'pageKeys' | 'wonNote' | 'wonTools' | 'wonPrimary'>,
  run: (name: MonteCarloCommandName<'browser'>) => void,
): Omit<BannerOptions, 'onLeft'> {
  const { browser } = strings;
  if (options.toolbar === false) return { strings: browser };
  const again = barIn(strings)
    .filter(({ name }) => name === 'again')
    .map((command) => commandButton(command, () => run(command.name)));
  return {
    strings: browser,
    note: options.wonNote,
    takesFocus: options.pageKeys,
    primary: primaryTool(options, browser, () => run('newGame')),
    others: [...toolButtons(options.wonTools), ...again],
  };
}

/** In CSS pixels. A view lower than this has room for one row of buttons. */
const LOW = 480;

/** In CSS pixels. A bar higher than this has three rows. */
const TWO_ROWS = 120;

/** Additional attributes of some buttons. */
const ATTRIBUTES: Readonly<Partial<Record<MonteCarloCommandName<'browser'>, Attributes>>> = {
  game: { class: 'game', 'aria-haspopup': 'dialog' },
  menu: { 'aria-haspopup': 'dialog' },
};

export class GridToolbar {
  private readonly bar: Bar;
  private readonly buttons: ReadonlyMap<MonteCarloCommandName<'browser'>, HTMLButtonElement>;
  private readonly commands: Buttons;
  private game: MonteCarloFrame['game'];
  private name = '';
  private view: Size = { width: 0, height: 0 };

  constructor(
    private readonly strings: MonteCarloBrowserStrings,
    run: (name: MonteCarloCommandName<'browser'>) => void,
  ) {
    this.commands = barIn(strings);
    this.buttons = new Map(
      this.commands.map((command) => [
        command.name,
        commandButton(command, () => run(command.name), ATTRIBUTES[command.name]),
      ]),
    );
    this.bar = new Bar(strings.browser.toolbar, [...this.buttons.values()]);
  }

  get element(): HTMLElement {
    return this.bar.element;
  }

  /** The commands whose buttons are in the menu. */
  get inMenu(): Buttons {
    return DISPENSABLE.flatMap((name) =>
      this.commands.filter((command) => command.name === name && this.buttons.get(name)?.hidden),
    );
  }

  /** Shows the name of the game, and the hint to consolidate. */
  show({ game, rows, consolidateHinted }: MonteCarloFrame): void {
    const { noGame, givenCards, game: numbered } = this.strings.montecarloBrowser;
    const unnumbered = rows.length === 0 ? noGame : givenCards;
    const name = game === undefined ? unnumbered : numbered(game);
    if (name !== this.name) {
      this.game = game;
      this.name = name;
      this.fit(this.view);
    }
    const consolidate = this.buttons.get('consolidate');
    if (consolidate) setAttribute(consolidate, 'data-advised', String(consolidateHinted));
  }

  /** Arranges the buttons for a view of this size. */
  fit(view: Size): void {
    const { width, height } = (this.view = view);
    this.bar.place(view);
    this.setForm('whole', width);
    if (!this.overflows()) return;
    this.setForm(height < LOW ? 'low' : 'wrapped', width);
    this.leaveOut([...DISPENSABLE, 'game'], () => this.overflows());
    if (!this.isTooHigh()) return;
    this.element.dataset['tight'] = 'true';
    if (this.game !== undefined) this.nameGame(...this.strings.montecarloBrowser.shortGame(this.game));
    this.leaveOut(DISPENSABLE, () => this.isTooHigh());
  }

  /** Moves buttons to the menu, one after the other, until the bar has room for the rest. */
  private leaveOut(names: readonly MonteCarloCommandName<'browser'>[], isTooLarge: () => boolean): void {
    for (const name of names) {
      const one = this.buttons.get(name);
      if (one && isTooLarge()) this.bar.toggle(one, false);
    }
  }

  private setForm(form: 'whole' | 'wrapped' | 'low', width: number): void {
    Object.assign(this.element.dataset, { form, tight: false });
    this.element.style.maxWidth = `${width}px`;
    this.nameGame(this.name);
    for (const one of this.buttons.values()) this.bar.toggle(one, true);
  }

  /**
   * @param label the text for screen readers. It contains the visible text, because people who use voice control say
   * what they see.
   */
  private nameGame(text: string, label = text): void {
    const game = this.buttons.get('game');
    if (game === undefined) return;
    setText(game, text);
    setAttribute(game, 'aria-label', label);
  }

  private isTooHigh(): boolean {
    return this.element.clientHeight > TWO_ROWS;
  }

  private overflows(): boolean {
    return this.element.scrollWidth > this.element.clientWidth;
  }
}
