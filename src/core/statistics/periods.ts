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

/** The first day of the period in which a day lies, and the first day of the next, both in milliseconds. */
interface Unit {
  readonly floor: (day: Date) => number;
  readonly next: (from: Date) => number;
}

const DAY = 86_400_000;

/** How long after Monday the first day of 1970 was, in days. */
const THURSDAY = 3;

const UNITS: readonly [Unit, ...Unit[]] = [
  unitOfDays(1, 0),
  unitOfDays(7, THURSDAY),
  unitOfMonths(1),
  unitOfMonths(3),
  unitOfMonths(12),
];

function unitOfDays(days: number, shift: number): Unit {
  const floor = (time: number): number => {
    const day = Math.floor(time / DAY);
    return (day - ((((day + shift) % days) + days) % days)) * DAY;
  };
  return { floor: (day) => floor(day.getTime()), next: (from) => from.getTime() + days * DAY };
}

function unitOfMonths(months: number): Unit {
  const first = (day: Date, add: number): number =>
    Date.UTC(day.getUTCFullYear(), Math.floor(day.getUTCMonth() / months) * months + add);
  return { floor: (day) => first(day, 0), next: (from) => first(from, months) };
}

/**
 * All periods from the first game to the last one, those too without games. They are as short as the chart has room
 * for; of too many years it has the last ones.
 */
export function periodsOf(games: readonly FinishedGame[]): readonly Period[] {
  const dates = games.map(({ date }) => date);
  if (dates.length === 0) return [];
  const [first, last] = [new Date(min(dates)), new Date(-min(dates.map((date) => -date)))];
  for (const unit of UNITS) {
    const starts = startsOf(unit, first, last);
    if (starts.length <= MOST_PERIODS || unit === UNITS[UNITS.length - 1])
      return counted(games, unit, starts.slice(-MOST_PERIODS));
  }
  return [];
}

const min = (values: readonly number[]): number =>
  values.reduce((one, other) => Math.min(one, other), Infinity);

/** The periods from the one of `first` to that of `last`; one more than a chart has room for is enough. */
function startsOf(unit: Unit, first: Date, last: Date): number[] {
  const starts: number[] = [];
  const isYears = unit === UNITS[UNITS.length - 1];
  for (let at = unit.floor(first); at <= last.getTime(); at = unit.next(new Date(at))) {
    starts.push(at);
    if (starts.length > MOST_PERIODS && !isYears) break;
  }
  return starts;
}

function counted(games: readonly FinishedGame[], unit: Unit, starts: readonly number[]): Period[] {
  const counts = new Map(starts.map((start) => [start, { games: 0, wins: 0 }]));
  for (const { date, won } of games) {
    const count = counts.get(unit.floor(new Date(date)));
    if (count === undefined) continue;
    count.games++;
    if (won) count.wins++;
  }
  return [...counts].map(([start, count]) => ({
    from: new Date(start).toISOString().slice(0, 10),
    ...count,
  }));
}
