/** A player's statistics as text, for a terminal with 80 columns. */
import { dayIn } from '../../core/calendar.js';
import type { RulesGames } from '../../core/statistics/figures.js';
import { figuresOf, nearestText, tilesOf } from '../../core/statistics/figures.js';
import type { GoalProgress } from '../../core/statistics/goals.js';
import type { StatisticsStrings } from '../../core/statistics/strings/english.js';
import type { PlayersCalendar, WeekResult } from '../../core/statistics/weeks.js';
import { CHART_WEEKS, weekResults } from '../../core/statistics/weeks.js';
import type { LanguageName } from '../../core/strings/language.js';
import { capitalized } from '../../core/text/format.js';

/** The length of the longest bar in the chart, in columns. */
const LONGEST = 48;

const INDENT = '  ';

interface StatsLook {
  readonly strings: StatisticsStrings;
  readonly language: LanguageName;
  /** Can the terminal show more than ASCII? */
  readonly unicode: boolean;
  readonly calendar: PlayersCalendar;
}

/** The title of a set of rules, then its figures, then the chart. */
export function textOfRules({ games }: Pick<RulesGames, 'games'>, title: string, look: StatsLook): string {
  const { strings, calendar } = look;
  const figures = figuresOf(games);
  const rows = tilesOf(figures, strings).map(({ label, value, note }) => [label, value, note]);
  const nearest = nearestText(figures, strings);
  return [
    title,
    ...inColumns(rows),
    ...(nearest === undefined ? [] : [INDENT + nearest]),
    '',
    `${INDENT}${strings.chart}`,
    ...chartLines(weekResults(games, calendar), look),
    '',
  ].join('\n');
}

/** A line for each goal. */
export function textOfGoals(goals: readonly GoalProgress[], { strings, language }: StatsLook): string {
  const reached = goals.filter(({ reachedOn }) => reachedOn !== undefined);
  const rows = goals.map(({ name, count, target, reachedOn }) => [
    `${reachedOn === undefined ? '[ ]' : '[x]'} ${capitalized(strings.goals[name])}`,
    reachedOn === undefined
      ? strings.wonOf(count, target)
      : dayIn(language, reachedOn, { dateStyle: 'medium' }),
  ]);
  const title = `${strings.goalsTitle} (${strings.wonOf(reached.length, goals.length)})`;
  return [title, ...inColumns(rows), ''].join('\n');
}

/** The columns are as wide as their longest texts. */
const inColumns = (rows: readonly (readonly string[])[]): string[] =>
  rows.map((row) =>
    row
      .reduce((line, text, at) => {
        const width = Math.max(...rows.map((one) => one[at]?.length ?? 0));
        return `${line}${INDENT}${text.padEnd(width)}`;
      }, '')
      .trimEnd(),
  );

/** A bar for each week: games won, then games lost. */
function chartLines(
  weeks: readonly WeekResult[],
  { strings, unicode }: Pick<StatsLook, 'strings' | 'unicode'>,
): string[] {
  const most = Math.max(...weeks.map(({ games }) => games));
  if (weeks.every(({ games }) => games === 0)) return [INDENT + strings.noRecentGames(CHART_WEEKS)];
  const [won, lost] = unicode ? ['\u2588', '\u2591'] : ['#', '-'];
  const scaled = (games: number): number => (most <= LONGEST ? games : Math.ceil((games * LONGEST) / most));
  return weeks.map(({ from, games, wins }) => {
    const length = scaled(games);
    const full = Math.min(length, scaled(wins));
    const bars =
      games === 0 ? '' : `${won.repeat(full)}${lost.repeat(length - full)} ${strings.wonOf(wins, games)}`;
    return `${INDENT}${from}  ${bars}`.trimEnd();
  });
}
