/** The part of the dialog that plays a deal of the chosen day: a choice of levels, and one button. */
import { button, make, setText } from '../../../../browser/dom.js';
import { segmented } from '../../../../browser/parts/controls.js';
import { dayIn, shortDay } from '../../../../core/calendar.js';
import type { DailyBook } from '../../../../core/daily/daily-book.js';
import type { Difficulty } from '../../../../core/difficulty.js';
import { DIFFICULTIES } from '../../../../core/difficulty.js';
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
import { DAILY_HOUSE } from '../../model/rules.js';
import { STAGE } from '../../script/stage.js';
import { noteKind } from '../../deal-kinds.js';

/** The game and the rules of all daily deals. */
export const DAILY_RULES = { game: STAGE.name, rules: DAILY_HOUSE.name };

/** The setting that holds the level played last. */
const SETTING = 'daily-level';

interface DayPlayerOptions {
  readonly desk: NewGameDesk;
  readonly book: DailyBook;
  readonly results: ReadonlyMap<string, DayResults>;
  readonly today: string;
  readonly language: LanguageName;
  readonly strings: DailyStrings & DialogStrings['daily'];
  readonly newGame: DialogStrings['newGame'];
}

export class DayPlayer {
  readonly element: HTMLElement;
  private readonly title = make('h3', { id: 'daily-day' });
  private readonly levels = make('div');
  private readonly next = make('p', { class: 'next' });
  private readonly play: HTMLButtonElement;
  private readonly search: DealSearch;
  private day: string;
  private level: Difficulty;

  constructor(private readonly options: DayPlayerOptions) {
    this.day = options.today;
    this.level = this.nextLevel();
    this.search = searching(options.newGame);
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
  private nextLevel(): Difficulty {
    const kept = this.options.desk.settings.read(SETTING);
    const last = DIFFICULTIES.find((level) => level === kept) ?? 'easy';
    const open = DIFFICULTIES.filter((level) => this.resultOf(level) !== 'won');
    return open.includes(last) ? last : (open[0] ?? last);
  }

  private resultOf(level: Difficulty): LevelResult | undefined {
    return this.options.results.get(this.day)?.levels.get(level);
  }

  private show(): void {
    const { language, today, strings } = this.options;
    const date = dayIn(language, this.day, { weekday: 'long', day: 'numeric', month: 'short' });
    const isToday = this.day === today;
    setText(this.title, capitalized(isToday ? `${strings.today} · ${date}` : date));
    this.levels.replaceChildren(this.choice());
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

  private choice(): HTMLElement {
    const { strings, newGame } = this.options;
    return segmented({
      label: newGame.difficulty,
      isLabelHidden: true,
      values: DIFFICULTIES,
      texts: strings.levels,
      chosen: this.level,
      choose: (level) => {
        this.level = level;
        this.showButton();
      },
      note: (level) => {
        const result = this.resultOf(level);
        return result === undefined ? [] : [markOf(result), strings[result]];
      },
    });
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
