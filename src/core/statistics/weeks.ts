/** Finished games by weeks, for a chart. A game counts on the local day on which it ended. */
import { dayAfter, dayAt, placeInWeek } from '../calendar.js';
import type { FinishedGame } from './finished-game.js';

/** A bar in the chart. */
export interface WeekResult {
  /** The first day of the week, `2026-11-22`. */
  readonly from: string;
  readonly games: number;
  readonly wins: number;
}

/** The number of weeks in a chart. */
export const CHART_WEEKS = 12;

/** The player's calendar. */
export interface PlayersCalendar {
  /** The first day of a week: 0 is Sunday. */
  readonly firstWeekday: number;
  /** The player's day, such as `2026-11-22`. By this computer's clock if absent. */
  readonly today?: string;
  /** The local day of a time. By this computer's clock if absent. */
  readonly dayOf?: (time: number) => string;
}

/** The local day of a time, by this computer's clock. */
export const dayHere = (time: number): string => dayAt(new Date(time));

/**
 * The weeks up to this one, oldest first, including those without games. They begin with the first game, or with
 * the first week that the chart has room for.
 */
export function weekResults(
  games: readonly FinishedGame[],
  { firstWeekday, dayOf = dayHere, today = dayOf(Date.now()) }: PlayersCalendar,
): readonly WeekResult[] {
  const weekOf = (day: string): string => dayAfter(day, -placeInWeek(day, firstWeekday));
  const ended = games.map(({ date, won }) => ({ week: weekOf(dayOf(date)), won }));
  const thisWeek = weekOf(today);
  const weeks = Array.from({ length: CHART_WEEKS }, (_, index) =>
    dayAfter(thisWeek, 7 * (index + 1 - CHART_WEEKS)),
  );
  const all = weeks.map((from) => {
    const own = ended.filter(({ week }) => week === from);
    return { from, games: own.length, wins: own.filter(({ won }) => won).length };
  });
  const [first] = ended.map(({ week }) => week).sort();
  return first === undefined ? [] : all.filter(({ from }) => from >= first);
}
