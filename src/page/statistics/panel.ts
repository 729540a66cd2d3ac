/** The dialog with the player's statistics: the figures of one set of rules at a time, and the goals over all games. */
import { button, make } from '../../browser/dom.js';
import type { Panel } from '../../browser/parts/panel.js';
import { adopt } from '../../browser/sheet.js';
import { pagePanel } from '../parts/page-panel.js';
import { firstWeekday } from '../../core/calendar.js';
import type { RulesGames, StatisticsTile } from '../../core/statistics/figures.js';
import { byRules, figuresOf, nearestText, tilesOf } from '../../core/statistics/figures.js';
import type { PlayedDeal } from '../../core/statistics/finished-game.js';
import type { GameBook } from '../../core/statistics/game-book.js';
import type { DailyDeal } from '../../core/daily/daily-book.js';
import { goalsOf } from '../../core/statistics/goals.js';
import { parseExport, printStatistics } from '../../core/statistics/statistics-text.js';
import { STATISTICS_ENGLISH } from '../../core/statistics/strings/english.js';
import { STATISTICS_FRENCH } from '../../core/statistics/strings/french.js';
import { weekResults } from '../../core/statistics/weeks.js';
import type { LanguageName } from '../../core/strings/language.js';
import { TextError } from '../../core/text/text-error.js';
import { chooseFile, saveFile, textOf } from '../parts/files.js';
import type { PageStrings } from '../strings/english.js';
import { chartOf } from './chart.js';
import { goalList } from './goal-list.js';
import { statisticsStyle } from './style.js';

type PlayedRules = Omit<PlayedDeal, 'deal'>;

export interface StatisticsPanelOptions {
  readonly book: GameBook;
  /** The daily deals that the player has opened. */
  readonly dailies: () => readonly DailyDeal[];
  /** Adds daily deals from an export. */
  readonly takeDailies: (deals: readonly DailyDeal[]) => void;
  readonly strings: PageStrings;
  readonly language: LanguageName;
  /** Gives the focus to the table. */
  readonly focus: () => void;
  /** The name of these rules that players see. */
  readonly labelOf: (rules: PlayedRules) => string;
}

export class StatisticsPanel {
  private readonly panel: Panel;
  private readonly texts = { en: STATISTICS_ENGLISH, fr: STATISTICS_FRENCH }[this.options.language];
  /** The rules whose figures the dialog shows, if it has any. */
  private chosen: PlayedRules | undefined;

  constructor(private readonly options: StatisticsPanelOptions) {
    this.panel = pagePanel(options.focus, options.strings.close);
  }

  /** @param current the rules in play */
  open(current: PlayedRules): void {
    this.chosen = current;
    adopt(statisticsStyle());
    document.body.append(this.panel.element);
    this.show();
  }

  /** @param said the result of the player's last action */
  private show(said?: string): void {
    const { book, dailies, language } = this.options;
    const { title, none, counting } = this.texts;
    const { games } = book;
    const groups = byRules(games);
    const status = make('p', { role: 'status' }, said === undefined && groups.length === 0 ? none : '');
    this.panel.open(
      title,
      status,
      ...this.figures(groups),
      goalList(goalsOf({ games, dailies: dailies() }), { strings: this.texts, language }),
      make('p', { class: 'counting' }, counting),
      this.tools(groups.length > 0),
    );
    // Screen readers read a live region only if it is in the page before its text changes.
    if (said !== undefined) requestAnimationFrame(() => (status.textContent = said));
  }

  /** The figures of the chosen rules, with a button for each set of rules if there are several. */
  private figures(groups: readonly RulesGames[]): HTMLElement[] {
    const [latest] = groups;
    if (latest === undefined) return [];
    const { labelOf } = this.options;
    const shown = make('section', { class: 'statistics' });
    const buttons = groups.map((group) => button(labelOf(group), () => choose(group)));
    const choose = (group: RulesGames): void => {
      this.chosen = group;
      buttons.forEach((one, at) => (one.ariaPressed = String(groups[at] === group)));
      shown.ariaLabel = labelOf(group);
      shown.replaceChildren(...this.figuresOf(group));
    };
    choose(groups.find((group) => isSame(group, this.chosen)) ?? latest);
    return groups.length === 1
      ? [make('h3', { class: 'rules-played' }, labelOf(latest)), shown]
      : [make('div', { class: 'rules-played segmented' }, ...buttons), shown];
  }

  private figuresOf({ games }: RulesGames): HTMLElement[] {
    const { texts: strings } = this;
    const figures = figuresOf(games);
    const nearest = nearestText(figures, strings);
    const weeks = weekResults(games, { firstWeekday: firstWeekday(navigator.language) });
    return [
      make('dl', { class: 'tiles' }, ...tilesOf(figures, strings).map(tileOf)),
      ...(nearest === undefined ? [] : [make('p', { class: 'nearest' }, nearest)]),
      chartOf(weeks, { strings, language: this.options.language }),
    ];
  }

  private tools(hasGames: boolean): HTMLElement {
    const { book, dailies, strings } = this.options;
    const done = (act: () => boolean, said: string) => (): void =>
      this.show(act() ? said : strings.statisticsNotSaved);
    const restore = button(
      strings.undoReset,
      done(() => book.bringBack(), strings.statisticsRestored),
    );
    const save = button(strings.exportStatistics, () =>
      saveFile('klondike-statistics.json', printStatistics(book.games, dailies())),
    );
    const reset = button(
      strings.resetStatistics,
      done(() => book.reset(), strings.statisticsReset),
      { class: 'reset' },
    );
    return make(
      'div',
      { class: 'entries statistics-tools' },
      ...(hasGames ? [save] : []),
      button(strings.importStatistics, () => chooseFile((file) => void this.import(file))),
      ...(book.canBringBack ? [restore] : []),
      ...(hasGames ? [reset] : []),
    );
  }

  private async import(file: File): Promise<void> {
    const reading = await textOf(file, this.options.strings);
    this.show('why' in reading ? reading.why : importFrom(file.name, reading.text, this.options));
  }
}

const isSame = (one: PlayedRules, other: PlayedRules | undefined): boolean =>
  one.game === other?.game && one.rules === other.rules;

const tileOf = ({ label, value, note }: StatisticsTile): HTMLElement =>
  make(
    'div',
    {},
    make('dt', {}, label),
    make('dd', {}, make('strong', {}, value), ' ', make('span', {}, note)),
  );

/** Adds the games and the daily deals from a file. Returns a sentence with the number of games, or an error message. */
function importFrom(
  name: string,
  text: string,
  { book, takeDailies, strings }: Pick<StatisticsPanelOptions, 'book' | 'takeDailies' | 'strings'>,
): string {
  try {
    const { games, dailies } = parseExport(text);
    const added = book.take(games);
    if (added === undefined) return strings.statisticsNotSaved;
    takeDailies(dailies);
    return strings.statisticsImported(added);
  } catch (error) {
    if (error instanceof TextError) return strings.badScript(name, error.message);
    throw error;
  }
}
