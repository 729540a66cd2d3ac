/** The dialog with the player's statistics. The rules in play come first. */
import { button, make } from '../../browser/dom.js';
import type { Panel } from '../../browser/parts/panel.js';
import { adopt } from '../../browser/sheet.js';
import { pagePanel } from '../parts/page-panel.js';
import { firstWeekday } from '../../core/calendar.js';
import type { RulesGames } from '../../core/statistics/figures.js';
import { byRules, figuresOf, rowsOf } from '../../core/statistics/figures.js';
import type { PlayedDeal } from '../../core/statistics/finished-game.js';
import type { GameBook } from '../../core/statistics/game-book.js';
import { periodsOf } from '../../core/statistics/periods.js';
import { printStatistics } from '../../core/statistics/statistics-text.js';
import { STATISTICS_ENGLISH } from '../../core/statistics/strings/english.js';
import { STATISTICS_FRENCH } from '../../core/statistics/strings/french.js';
import type { LanguageName } from '../../core/strings/language.js';
import { TextError } from '../../core/text/text-error.js';
import { chooseFile, saveFile, textOf } from '../parts/files.js';
import type { PageStrings } from '../strings/english.js';
import { chartOf } from './chart.js';
import { statisticsStyle } from './style.js';

type PlayedRules = Omit<PlayedDeal, 'deal'>;

export interface StatisticsPanelOptions {
  readonly book: GameBook;
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
  private current: PlayedRules | undefined;

  constructor(private readonly options: StatisticsPanelOptions) {
    this.panel = pagePanel(options.focus, options.strings.close);
  }

  /** @param current the rules in play */
  open(current: PlayedRules): void {
    this.current = current;
    adopt(statisticsStyle());
    document.body.append(this.panel.element);
    this.show();
  }

  /** @param said the result of the player's last action */
  private show(said?: string): void {
    const { book } = this.options;
    const { title, none, counting } = this.texts;
    const groups = byRules(book.games);
    const isCurrent = ({ game, rules }: PlayedRules): boolean =>
      game === this.current?.game && rules === this.current.rules;
    const sorted = [...groups.filter(isCurrent), ...groups.filter((one) => !isCurrent(one))];
    const status = make('p', { role: 'status' }, said === undefined && groups.length === 0 ? none : '');
    const parts = sorted.map((group) => this.draw(group));
    this.panel.open(title, status, ...parts, make('p', {}, counting), this.tools(groups.length > 0));
    // Screen readers read a live region only if it is in the page before its text changes.
    if (said !== undefined) requestAnimationFrame(() => (status.textContent = said));
  }

  private draw(group: RulesGames): HTMLElement {
    const rows = rowsOf(figuresOf(group.games), this.texts).map(([label, figures]) =>
      make('tr', {}, make('th', { scope: 'row' }, label), make('td', {}, figures)),
    );
    return make(
      'section',
      { class: 'statistics' },
      make('h3', {}, this.options.labelOf(group)),
      make('table', {}, make('tbody', {}, ...rows)),
      chartOf(periodsOf(group.games, { firstWeekday: firstWeekday(navigator.language) }), this.texts),
    );
  }

  private tools(hasGames: boolean): HTMLElement {
    const { book, strings } = this.options;
    const done = (act: () => boolean, said: string) => (): void =>
      this.show(act() ? said : strings.statisticsNotSaved);
    const all = [
      ...(hasGames
        ? [
            button(strings.exportStatistics, () =>
              saveFile('klondike-statistics.json', printStatistics(book.games)),
            ),
            button(
              strings.resetStatistics,
              done(() => book.reset(), strings.statisticsReset),
            ),
          ]
        : []),
      button(strings.importStatistics, () => chooseFile((file) => void this.import(file))),
      ...(book.canBringBack
        ? [
            button(
              strings.undoReset,
              done(() => book.bringBack(), strings.statisticsRestored),
            ),
          ]
        : []),
    ];
    return make('div', { class: 'entries' }, ...all);
  }

  private async import(file: File): Promise<void> {
    const { book, strings } = this.options;
    const reading = await textOf(file, strings);
    this.show(
      'why' in reading ? reading.why : importGames(book, { name: file.name, text: reading.text }, strings),
    );
  }
}

/** Adds the games from a file. Returns a sentence with their number, or an error message. */
function importGames(
  book: GameBook,
  { name, text }: { name: string; text: string },
  strings: PageStrings,
): string {
  try {
    const games = book.take(text);
    return games === undefined ? strings.statisticsNotSaved : strings.statisticsImported(games);
  } catch (error) {
    if (error instanceof TextError) return strings.badScript(name, error.message);
    throw error;
  }
}
