/** A player's statistics as text, for a terminal with 80 columns. */
import type { RulesGames } from '../../core/statistics/figures.js';
import { figuresOf, rowsOf } from '../../core/statistics/figures.js';
import type { Period, PlayersCalendar } from '../../core/statistics/periods.js';
import { periodsOf } from '../../core/statistics/periods.js';
import type { StatisticsStrings } from '../../core/statistics/strings/english.js';

/** The length of the longest bar in the chart, in columns. */
const LONGEST = 48;

const INDENT = '  ';

interface StatsLook {
  readonly strings: StatisticsStrings;
  /** Can the terminal show more than ASCII? */
  readonly unicode: boolean;
  readonly calendar: PlayersCalendar;
}

/** The title of a set of rules, then its figures, then the chart. */
export function textOfRules(
  { games }: Pick<RulesGames, 'games'>,
  title: string,
  { calendar, ...look }: StatsLook,
): string {
  const { strings } = look;
  const rows = rowsOf(figuresOf(games), strings);
  const width = Math.max(...rows.map(([label]) => label.length));
  return [
    title,
    ...rows.map(([label, figures]) => `${INDENT}${label.padEnd(width)}  ${figures}`),
    '',
    `${INDENT}${strings.chart}`,
    ...chartLines(periodsOf(games, calendar), look),
    '',
  ].join('\n');
}

/** A bar for each period: games won, then games lost. */
function chartLines(periods: readonly Period[], { strings, unicode }: Omit<StatsLook, 'calendar'>): string[] {
  const most = Math.max(1, ...periods.map(({ games }) => games));
  const [won, lost] = unicode ? ['\u2588', '\u2591'] : ['#', '-'];
  const scaled = (games: number): number => (most <= LONGEST ? games : Math.ceil((games * LONGEST) / most));
  return periods.map(({ from, games, wins }) => {
    const length = scaled(games);
    const full = Math.min(length, scaled(wins));
    const bars =
      games === 0 ? '' : `${won.repeat(full)}${lost.repeat(length - full)} ${strings.wonOf(wins, games)}`;
    return `${INDENT}${from}  ${bars}`.trimEnd();
  });
}
