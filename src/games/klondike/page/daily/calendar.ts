/** A calendar of one month, for choosing a day. */
import { button, make, makeSvg } from '../../../../browser/dom.js';
import { dayAfter, dayIn, monthOf, monthsAfter, placeInWeek, weeksOf } from '../../../../core/calendar.js';
import type { LanguageName } from '../../../../core/strings/language.js';
import type { DayResult } from './days.js';
import type { DialogStrings } from '../dialogs/strings/english.js';

const FIRST_DAY = '2000-01-01';

/** The paths that draw the marks, which are a star and a ring. Not every font has these symbols. */
const MARKS: Readonly<Record<DayResult, string>> = {
  won: 'M12 2l3 6.6 7.2.8-5.4 4.8 1.5 7.1L12 17.7l-6.3 3.6 1.5-7.1L1.8 9.4 9 8.6z',
  begun: 'M12 3a9 9 0 100 18 9 9 0 100-18zM12 6a6 6 0 110 12 6 6 0 110-12z',
};

/** The mark for a day, in the text's color. */
export const markOf = (standing: DayResult): SVGElement =>
  makeSvg(
    'svg',
    { class: 'mark', viewBox: '0 0 24 24', 'aria-hidden': 'true' },
    makeSvg('path', { d: MARKS[standing] }),
  );

export interface CalendarOptions {
  readonly language: LanguageName;
  readonly strings: DialogStrings['daily'];
  /** The first day of the week, where 0 is Sunday. */
  readonly firstWeekday: number;
  /** The last day that players can choose. */
  readonly today: string;
  readonly standings: ReadonlyMap<string, DayResult>;
  /** Called when the month changes. */
  readonly onMonth: (month: string) => void;
  readonly onChosen: (day: string) => void;
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

  constructor(private readonly options: CalendarOptions) {
    const { strings, today } = options;
    this.before = button('\u2039', () => this.turn(-1), { 'aria-label': strings.monthBefore });
    this.after = button('\u203a', () => this.turn(1), { 'aria-label': strings.monthAfter });
    const head = make('div', { class: 'head' }, this.before, this.title, this.after);
    this.element = make('div', {}, head, this.grid);
    this.grid.addEventListener('keydown', (event) => this.press(event));
    this.day = today;
    this.show();
    this.grid.querySelector('[tabindex="0"]')?.classList.add('first');
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
    const { language, strings, today, standings, onChosen } = this.options;
    const standing = standings.get(day);
    const label = [
      dayIn(language, day, { dateStyle: 'full' }),
      ...(day === today ? [strings.today] : []),
      ...(standing === undefined ? [] : [strings.standings[standing]]),
    ].join(', ');
    const chosen = button('', () => onChosen(day), {
      'aria-label': label,
      tabindex: day === this.day ? '0' : '-1',
      ...(day === today && { 'aria-current': 'date' }),
      ...((day > today || day < FIRST_DAY) && { disabled: '' }),
      ...(standing && { class: standing }),
    });
    chosen.append(make('span', {}, String(Number(day.slice(8)))));
    if (standing) chosen.append(markOf(standing));
    return make('td', {}, chosen);
  }
}
