/** A calendar of one month, for choosing a day. */
import { icon } from '../../../../browser/art/icons.js';
import { button, make, makeSvg } from '../../../../browser/dom.js';
import { dayAfter, dayIn, monthOf, monthsAfter, placeInWeek, weeksOf } from '../../../../core/calendar.js';
import type { Difficulty } from '../../../../core/difficulty.js';
import { DIFFICULTIES } from '../../../../core/difficulty.js';
import type { DayResults, LevelResult } from '../../../../core/daily/day-results.js';
import type { DailyStrings } from '../../../../core/daily/strings/english.js';
import type { LanguageName } from '../../../../core/strings/language.js';
import type { DialogStrings } from '../dialogs/strings/english.js';

const FIRST_DAY = '2000-01-01';

/** The paths of the marks: a star for a day whose deals are all won, a dot, a ring, and a dash. */
const MARKS = {
  all: 'M12 2l3 6.6 7.2.8-5.4 4.8 1.5 7.1L12 17.7l-6.3 3.6 1.5-7.1L1.8 9.4 9 8.6z',
  won: 'M12 3a9 9 0 100 18 9 9 0 100-18z',
  begun: 'M12 3a9 9 0 100 18 9 9 0 100-18zM12 7a5 5 0 110 10 5 5 0 110-10z',
  none: 'M6 10.5h12v3H6z',
} as const;

/** A mark in the text's color. Not every font has these symbols. */
export const markOf = (kind: keyof typeof MARKS): SVGElement =>
  makeSvg(
    'svg',
    { class: 'mark', viewBox: '0 0 24 24', 'aria-hidden': 'true' },
    makeSvg('path', { d: MARKS[kind] }),
  );

/** The marks of a day: a star if all levels are won, or else a mark for each level. A day without a move has none. */
function marksOf(results: DayResults): readonly SVGElement[] {
  if (DIFFICULTIES.every((level) => results.levels.get(level) === 'won')) return [markOf('all')];
  if (results.levels.size === 0) return results.any === undefined ? [] : [markOf(results.any)];
  return DIFFICULTIES.map((level) => markOf(results.levels.get(level) ?? 'none'));
}

export interface CalendarOptions {
  readonly language: LanguageName;
  readonly strings: DailyStrings & Pick<DialogStrings['daily'], 'monthBefore' | 'monthAfter'>;
  /** The first day of the week, where 0 is Sunday. */
  readonly firstWeekday: number;
  /** The last day that players can choose. */
  readonly today: string;
  readonly results: ReadonlyMap<string, DayResults>;
  /** Called when the month changes. */
  readonly onMonth: (month: string) => void;
  /** @param isByKey did the player choose the day with a key? */
  readonly onChosen: (day: string, isByKey: boolean) => void;
}

/** Arrow keys move by days and weeks, Home and End within the week, page keys by months. Tab leaves the grid. */
export class Calendar {
  readonly element: HTMLElement;
  private readonly title = make('h3', { id: 'calendar-month', 'aria-live': 'polite' });
  private readonly grid = make('table', { role: 'grid', 'aria-labelledby': this.title.id });
  private readonly before: HTMLButtonElement;
  private readonly after: HTMLButtonElement;
  /** The day in the tab order. Its month is visible. */
  private day: string;
  private chosen: string;

  constructor(private readonly options: CalendarOptions) {
    const { strings, today } = options;
    this.before = button('', () => this.turn(-1), { 'aria-label': strings.monthBefore });
    this.after = button('', () => this.turn(1), { 'aria-label': strings.monthAfter });
    this.before.append(icon('previous'));
    this.after.append(icon('next'));
    const head = make('div', { class: 'head' }, this.before, this.title, this.after);
    this.element = make('div', { class: 'calendar' }, head, this.grid);
    this.grid.addEventListener('keydown', (event) => this.press(event));
    this.day = this.chosen = today;
    this.show();
  }

  private turn(months: number): void {
    this.goTo(monthsAfter(this.day, months));
  }

  /** Goes to a day, or to the nearest day that players can choose. */
  private goTo(day: string): void {
    const { today } = this.options;
    const last = day > today ? today : day;
    this.day = last < FIRST_DAY ? FIRST_DAY : last;
    this.show();
  }

  private press(event: KeyboardEvent): void {
    const place = placeInWeek(this.day, this.options.firstWeekday);
    const to = {
      ArrowLeft: () => dayAfter(this.day, -1),
      ArrowRight: () => dayAfter(this.day, 1),
      ArrowUp: () => dayAfter(this.day, -7),
      ArrowDown: () => dayAfter(this.day, 7),
      Home: () => dayAfter(this.day, -place),
      End: () => dayAfter(this.day, 6 - place),
      PageUp: () => monthsAfter(this.day, -1),
      PageDown: () => monthsAfter(this.day, 1),
    }[event.key];
    if (to === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    this.goTo(to());
    this.grid.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }

  private show(): void {
    const { language, firstWeekday, today, onMonth } = this.options;
    const month = monthOf(this.day);
    const weeks = weeksOf(month, firstWeekday);
    const title = dayIn(language, this.day, { year: 'numeric', month: 'long' });
    if (this.title.textContent !== title) this.title.textContent = title;
    this.before.ariaDisabled = String(month === monthOf(FIRST_DAY));
    this.after.ariaDisabled = String(month === monthOf(today));
    this.grid.replaceChildren(
      make('thead', {}, make('tr', {}, ...this.weekdays())),
      make('tbody', {}, ...weeks.map((week) => make('tr', {}, ...week.map((day) => this.cell(day))))),
    );
    onMonth(month);
  }

  private weekdays(): HTMLElement[] {
    const { language, firstWeekday } = this.options;
    const [, week = []] = weeksOf(monthOf(this.day), firstWeekday);
    return week.map((day = '') =>
      make(
        'th',
        { scope: 'col', 'aria-label': dayIn(language, day, { weekday: 'long' }) },
        dayIn(language, day, { weekday: 'short' }).replace('.', ''),
      ),
    );
  }

  private cell(day: string | undefined): HTMLElement {
    if (day === undefined) return make('td');
    const { today, results } = this.options;
    const result = results.get(day);
    const cell = button('', () => undefined, {
      'aria-label': this.labelOf(day, result),
      tabindex: day === this.day ? '0' : '-1',
      ...(day === today && { 'aria-current': 'date' }),
      ...((day > today || day < FIRST_DAY) && { disabled: '' }),
      ...(result?.win && { class: result.win }),
    });
    // A click by a key has no count.
    cell.addEventListener('click', ({ detail }) => this.choose(day, detail === 0));
    const marks = make('span', { class: 'marks' }, ...(result === undefined ? [] : marksOf(result)));
    cell.append(make('span', {}, String(Number(day.slice(8)))), marks);
    return make('td', { role: 'gridcell', 'aria-selected': String(day === this.chosen) }, cell);
  }

  private choose(day: string, isByKey: boolean): void {
    this.day = this.chosen = day;
    this.show();
    if (!isByKey) this.grid.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    this.options.onChosen(day, isByKey);
  }

  private labelOf(day: string, result: DayResults | undefined): string {
    const { language, strings, today } = this.options;
    return [
      dayIn(language, day, { dateStyle: 'full' }),
      ...(day === today ? [strings.today] : []),
      ...(result === undefined ? [] : resultTexts(result, strings)),
    ].join(', ');
  }
}

/** `easy won`, `hard in progress`; or `won`, for a deal whose level is unknown. */
function resultTexts({ levels, any }: DayResults, strings: DailyStrings): readonly string[] {
  const text = (result: LevelResult): string => strings[result];
  const said = DIFFICULTIES.flatMap((level: Difficulty) => {
    const result = levels.get(level);
    return result === undefined ? [] : [strings.levelIs(strings.levels[level], text(result))];
  });
  return said.length === 0 && any !== undefined ? [text(any)] : said;
}
