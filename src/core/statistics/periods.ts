/** Finished games by days, weeks, months or years, for a chart. Days are those of UTC, and weeks begin on Monday. */
import type { FinishedGame } from './finished-game.js';

/** A part of a chart. */
export interface Period {
  /** Its first day, `2026-11-22`. */
  readonly from: string;
  readonly games: number;
  readonly wins: number;
}

/** At most so many periods are in a chart. */
export const MOST_PERIODS = 16;

/** The beginning of the period in which a moment lies, both in milliseconds. */
type Unit = (time: number) => number;

const DAY = 86_400_000;

/** How long after Monday the first day of 1970 was, in days. */
const THURSDAY = 3;

const BELOW_YEARS: readonly Unit[] = [
  unitOfDays(1, 0),
  unitOfDays(7, THURSDAY),
  unitOfMonths(1),
  unitOfMonths(3),
];

const YEARS = unitOfMonths(12);

function unitOfDays(days: number, shift: number): Unit {
  return (time) => {
    const day = Math.floor(time / DAY);
    return (day - ((((day + shift) % days) + days) % days)) * DAY;
  };
}

function unitOfMonths(months: number): Unit {
  return (time) => {
    const day = new Date(time);
    return Date.UTC(day.getUTCFullYear(), Math.floor(day.getUTCMonth() / months) * months);
  };
}

/**
 * All periods from the first game to the last one, those too without games. They are as short as the chart has room
 * for; of too many years it has the last ones.
 */
export function periodsOf(games: readonly FinishedGame[]): readonly Period[] {
  const dates = games.map(({ date }) => date);
  const unit = BELOW_YEARS.find((one) => startsOf(one, dates).length <= MOST_PERIODS) ?? YEARS;
  return counted(games, unit, startsOf(unit, dates).slice(-MOST_PERIODS));
}

const least = (values: readonly number[]): number =>
  values.reduce((one, other) => Math.min(one, other), Infinity);

/** The periods up to the last date: all since the first date, or one more than a chart has room for. */
function startsOf(unit: Unit, dates: readonly number[]): number[] {
  const [first, last] = [unit(least(dates)), unit(-least(dates.map((date) => -date)))];
  const starts: number[] = [];
  for (let at = last; at >= first && starts.length <= MOST_PERIODS; at = unit(at - 1)) starts.unshift(at);
  return starts;
}

function counted(games: readonly FinishedGame[], unit: Unit, starts: readonly number[]): Period[] {
  const counts = new Map(starts.map((start) => [start, { games: 0, wins: 0 }]));
  for (const { date, won } of games) {
    const count = counts.get(unit(date));
    if (count === undefined) continue;
    count.games++;
    if (won) count.wins++;
  }
  return [...counts].map(([start, count]) => ({
    from: new Date(start).toISOString().slice(0, 10),
    ...count,
  }));
}
