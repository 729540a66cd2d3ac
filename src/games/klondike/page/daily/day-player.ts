/** The part of the dialog that plays a deal of the chosen day: a choice of levels, and one button. */
import { button, make, setText } from '../../../../browser/dom.js';
import { dayIn, shortDay } from '../../../../core/calendar.js';
import type { DailyBook, Level } from '../../../../core/daily/daily-book.js';
import { LEVELS } from '../../../../core/daily/daily-book.js';
import type { DayResults, LevelResult } from '../../../../core/daily/day-results.js';
import { untilTomorrow } from '../../../../core/daily/progress.js';
import type { DailyStrings } from '../../../../core/daily/strings/english.js';
import { nextDailyText } from '../../../../core/daily/texts.js';
import type { LanguageName } from '../../../../core/strings/language.js';
import { capitalized } from '../../../../core/text/format.js';
import type { NewGameDesk } from '../../../../kit/browser-tables.js';
import type { DialogStrings } from '../dialogs/strings/english.js';
import type { DealSearch } from '../searching.js';
import { searching } from '../searching.js';
import { markOf } from './calendar.js';
import { ULG } from '../../model/rules.js';
import { noteKind } from '../../deal-kinds.js';

/** Daily deals follow the main house's rules, also in the terminal. */
export const DAILY_RULES = { game: 'klondike', rules: ULG.name } as const;

/** The setting that holds the level played last. */
const SETTING = 'daily-level';

interface DayPlayerOptions {
  readonly desk: NewGameDesk;
  readonly book: DailyBook;
  readonly results: ReadonlyMap<string, DayResults>;
  readonly today: string;
  readonly language: LanguageName;
  readonly strings: DailyStrings & DialogStrings['daily'];
  readonly searchWords: DialogStrings['newGame'];
}

export class DayPlayer {
  readonly element: HTMLElement;
  private readonly title = make('h3', { id: 'daily-day' });
  private readonly levels = make('div', {
    class: 'levels',
    role: 'radiogroup',
    'aria-labelledby': this.title.id,
  });
  private readonly next = make('p', { class: 'next' });
  private readonly play: HTMLButtonElement;
  private readonly search: DealSearch;
  private day: string;
  private level: Level;

  constructor(private readonly options: DayPlayerOptions) {
    this.day = options.today;
    this.level = this.nextLevel();
    this.search = searching(options.searchWords);
    this.play = button('', () => void this.begin(), {
      class: 'primary first',
      'aria-describedby': this.title.id,
    });
    this.element = make(
      'div',
      { class: 'daily-play' },
      this.title,
      this.levels,
      this.play,
      this.next,
      this.search.element,
    );
    this.show();
  }

  /** @param isByKey true moves the focus to the button */
  choose(day: string, isByKey: boolean): void {
    this.day = day;
    this.level = this.nextLevel();
    this.show();
    if (isByKey) this.play.focus();
  }

  /** The level played last, or the first one that isn't won. */
  private nextLevel(): Level {
    const kept = this.options.desk.settings.read(SETTING);
    const last = LEVELS.find((level) => level === kept) ?? 'easy';
    const open = LEVELS.filter((level) => this.resultOf(level) !== 'won');
    return open.includes(last) ? last : (open[0] ?? last);
  }

  private resultOf(level: Level): LevelResult | undefined {
    return this.options.results.get(this.day)?.levels.get(level);
  }

  private show(): void {
    const { language, today, strings } = this.options;
    const date = dayIn(language, this.day, { weekday: 'long', day: 'numeric', month: 'short' });
    const isToday = this.day === today;
    setText(this.title, capitalized(isToday ? `${strings.today} · ${date}` : date));
    this.levels.replaceChildren(...LEVELS.map((level) => this.choiceOf(level)));
    const isWonToday = this.day === today && this.options.results.get(today)?.win !== undefined;
    this.next.hidden = !isWonToday;
    setText(this.next, nextDailyText(untilTomorrow(new Date()), strings));
    this.showButton();
  }

  private showButton(): void {
    const { language, today, strings } = this.options;
    const day = this.day === today ? strings.playToday : strings.playDay(shortDay(language, this.day));
    const texts = { won: strings.playAgain, begun: strings.goOn };
    const result = this.resultOf(this.level);
    setText(this.play, result === undefined ? day : texts[result]);
  }

  private choiceOf(level: Level): HTMLElement {
    const { strings } = this.options;
    const result = this.resultOf(level);
    const input = make('input', { type: 'radio', name: 'daily-level', value: level });
    input.checked = level === this.level;
    input.addEventListener('change', () => {
      this.level = level;
      this.showButton();
    });
    const said = result === undefined ? [] : [make('span', { class: 'result' }, strings[result])];
    const mark = result === undefined ? [] : [markOf(result)];
    return make(
      'label',
      {},
      input,
      make('span', { class: 'level' }, strings.levels[level], ...mark),
      ...said,
    );
  }

  /** Plays the chosen deal, which is searched for unless it is known. */
  private async begin(): Promise<void> {
    const { book, desk } = this.options;
    const { day, level } = this;
    const { rules } = DAILY_RULES;
    const known = book.dealAt({ day, level });
    const deal =
      known ??
      (await this.search.run(async (signal) => desk.find?.(rules, { day, difficulty: level, signal })));
    if (deal === undefined) return;
    book.open({ day, level }, deal);
    noteKind(desk.settings, [rules, deal], level);
    desk.settings.write(SETTING, level);
    desk.play(rules, deal);
  }
}
