/** A bar chart of the wins in the last weeks. */
import { make } from '../../browser/dom.js';
import { dayIn } from '../../core/calendar.js';
import type { StatisticsStrings } from '../../core/statistics/strings/english.js';
import type { WeekResult } from '../../core/statistics/weeks.js';
import { CHART_WEEKS } from '../../core/statistics/weeks.js';
import type { LanguageName } from '../../core/strings/language.js';

/** In wins, so that a single win is a short bar. */
const LEAST_HEIGHT = 4;

interface ChartTexts {
  readonly strings: StatisticsStrings;
  readonly language: LanguageName;
}

/** Screen readers get a sentence for each week instead of the bars. */
export function chartOf(weeks: readonly WeekResult[], texts: ChartTexts): HTMLElement {
  const { strings, language } = texts;
  const most = Math.max(LEAST_HEIGHT, ...weeks.map(({ wins }) => wins));
  const before = Array.from({ length: CHART_WEEKS - weeks.length }, () =>
    make('li', { 'aria-hidden': 'true' }, column(make('span', { class: 'bar empty' }))),
  );
  const first = weeks.length === CHART_WEEKS ? dayTitle(weeks[0]?.from ?? '', language) : '';
  const hasGames = weeks.some(({ games }) => games > 0);
  return make(
    'figure',
    { class: 'weeks' },
    make('figcaption', {}, strings.chart),
    ...(hasGames ? [] : [make('p', {}, strings.noRecentGames(CHART_WEEKS))]),
    make('ul', {}, ...before, ...weeks.map((week) => barOf(week, most, texts))),
    make(
      'p',
      { class: 'ends', 'aria-hidden': 'true' },
      make('span', {}, first),
      make('span', {}, strings.thisWeek),
    ),
  );
}

function barOf(
  { from, games, wins }: WeekResult,
  most: number,
  { strings, language }: ChartTexts,
): HTMLElement {
  const text = strings.weekIs(dayTitle(from, language), wins, games);
  const bar = make('span', { class: wins === 0 ? 'bar empty' : 'bar' });
  if (wins > 0) bar.style.height = `${(100 * wins) / most}%`;
  const count = games === 0 ? [] : [make('b', {}, String(wins))];
  return make('li', { title: text }, make('span', { class: 'told' }, text), column(...count, bar));
}

const column = (...parts: readonly HTMLElement[]): HTMLElement =>
  make('span', { class: 'column', 'aria-hidden': 'true' }, ...parts);

const dayTitle = (day: string, language: LanguageName): string =>
  dayIn(language, day, { day: 'numeric', month: 'short' });
