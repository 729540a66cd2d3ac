/** The daily deals of a month as text, for a terminal with 80 columns. */
import { dayIn, monthOf, weeksOf } from '../../core/calendar.js';
import type { DailyDeal } from '../../core/daily/daily-book.js';
import { DIFFICULTIES } from '../../core/difficulty.js';
import type { DayResults } from '../../core/daily/day-results.js';
import { monthProgress, streakOf } from '../../core/daily/progress.js';
import { dailyStrings, medalTexts } from '../../core/daily/texts.js';
import type { LanguageName } from '../../core/strings/language.js';
import { capitalized } from '../../core/text/format.js';
import type { LineStrings } from '../play/strings/english.js';

interface DailyView {
  readonly deals: readonly DailyDeal[];
  readonly results: ReadonlyMap<string, DayResults>;
  readonly today: string;
  /** The month to show. */
  readonly month: string;
  readonly language: LanguageName;
  readonly strings: LineStrings['daily'];
  /** The first day of a week: 0 is Sunday. */
  readonly firstWeekday: number;
  /** Can the terminal show more than ASCII? */
  readonly unicode: boolean;
}

interface Marks {
  readonly won: string;
  readonly late: string;
  readonly begun: string;
}

const SIGNS: Marks = { won: '\u2605', late: '\u2606', begun: '\u25cb' };
const ASCII: Marks = { won: '*', late: '+', begun: 'o' };

const INDENT = '  ';

/** The width of a day in the calendar, with the space between days. */
const CELL = 6;

/** The streak, the medal, the calendar, and today's deals if the month is today's. */
export function dailyText(view: DailyView): string {
  const { today, month, language } = view;
  const title = capitalized(dayIn(language, `${month}-01`, { year: 'numeric', month: 'long' }));
  return [
    ...headLines(view),
    '',
    `${INDENT}${title}`,
    ...calendarLines(view),
    '',
    `${INDENT}${legend(view)}`,
    ...(month === monthOf(today) ? ['', ...todayLines(view)] : []),
    '',
  ].join('\n');
}

function headLines({ deals, today, month, language }: DailyView): readonly string[] {
  const strings = dailyStrings(language);
  const { now, best } = streakOf(deals, today);
  const progress = monthProgress(deals, month);
  const [medal = '', ...next] = medalTexts(progress, strings);
  return [
    [strings.inARow(now), ...(best > 0 ? [strings.best(best)] : [])].join(', '),
    [medal, strings.daysWon(progress.won, progress.days), ...next].join(', '),
  ];
}

function calendarLines(view: DailyView): readonly string[] {
  const { month, firstWeekday, language } = view;
  const weeks = weeksOf(month, firstWeekday);
  const weekday = (day = ''): string =>
    dayIn(language, day, { weekday: 'short' }).replace('.', '').slice(0, 3);
  const names = (weeks[1] ?? []).map((day) => ` ${weekday(day)}`.padEnd(CELL));
  const rows = weeks.map((week) => week.map((day) => cell(day, view).padEnd(CELL)));
  return [names, ...rows].map((row) => `${INDENT}${row.join('').trimEnd()}`);
}

/** A day and its mark. Today is in brackets. */
function cell(day: string | undefined, { results, today, unicode }: DailyView): string {
  if (day === undefined) return '';
  const marks = unicode ? SIGNS : ASCII;
  const { win, any } = results.get(day) ?? {};
  const mark = win !== undefined ? marks[win] : any === undefined ? '' : marks.begun;
  const number = String(Number(day.slice(8))).padStart(2);
  return day === today ? `[${number}]${mark}` : ` ${number}${mark === '' ? '' : ` ${mark}`}`;
}

function legend({ unicode, language }: DailyView): string {
  const { won, late, begun } = unicode ? SIGNS : ASCII;
  const strings = dailyStrings(language);
  return [`${won} ${strings.wonOnDay}`, `${late} ${strings.wonLater}`, `${begun} ${strings.begun}`].join(
    '   ',
  );
}

function todayLines({ results, today, language, strings }: DailyView): readonly string[] {
  const words = dailyStrings(language);
  const date = dayIn(language, today, { weekday: 'long', day: 'numeric', month: 'long' });
  const { levels } = results.get(today) ?? {};
  const width = Math.max(...DIFFICULTIES.map((level) => words.levels[level].length));
  const rows = DIFFICULTIES.map((level) => {
    const result = levels?.get(level);
    const name = words.levels[level].padEnd(width);
    return `${INDENT}${name}  ${result === undefined ? `klondike daily ${level}` : words[result]}`;
  });
  return [`${capitalized(words.today)}, ${date}`, ...rows, '', strings.play];
}
