/** Finished games by days, weeks, months or years, for a chart. A game counts on the local day on which it ended. */
import type { FinishedGame } from './finished-game.js';

/** A bar in the chart. */
export interface Period {
  /** The first day of the period, `2026-11-22`. */
  readonly from: string;
  readonly games: number;
  readonly wins: number;
}

/** The most periods in a chart. */
export const MOST_PERIODS = 16;

/**
 * Finds the first day of the period that contains a day. A day is given as its midnight in UTC, in milliseconds, so all
 * days are equally long.
 */
type Unit = (day: number) => number;

const DAY = 86_400_000;

/** The weekday of the first day of 1970; 0 is Sunday. */
const THURSDAY = 4;

const DAYS: Unit = (day) => day;

const weeksFrom =
  (firstWeekday: number): Unit =>
  (day) => {
    const place = (day / DAY + THURSDAY - firstWeekday) % 7;
    return day - ((place + 7) % 7) * DAY;
  };

function unitOfMonths(months: number): Unit {
  return (time) => {
    const day = new Date(time);
    return Date.UTC(day.getUTCFullYear(), Math.floor(day.getUTCMonth() / months) * months);
  };
}

const YEARS = unitOfMonths(12);

/** The player's calendar. */
export interface PlayersCalendar {
  /** The first day of a week: 0 is Sunday. */
  readonly firstWeekday: number;
  /** The local day of a time, given as its midnight in UTC. Uses this computer's clock by default. */
  readonly dayOf?: (time: number) => number;
}

function dayHere(time: number): number {
  const clock = new Date(time);
  return Date.UTC(clock.getFullYear(), clock.getMonth(), clock.getDate());
}

/**
 * All periods from the first game to the last one, including empty ones. The periods are as short as the room in the
 * chart allows. If the chart has no room for all years, it shows the last ones.
 */
export function periodsOf(
  games: readonly FinishedGame[],
  { firstWeekday, dayOf = dayHere }: PlayersCalendar,
): readonly Period[] {
  const ended = games.map(({ date, won }) => ({ day: dayOf(date), won }));
  const days = ended.map(({ day }) => day);
  const belowYears = [DAYS, weeksFrom(firstWeekday), unitOfMonths(1), unitOfMonths(3)];
  const unit = belowYears.find((one) => startsOf(one, days).length <= MOST_PERIODS) ?? YEARS;
  return counted(ended, unit, startsOf(unit, days).slice(-MOST_PERIODS));
}

const least = (values: readonly number[]): number =>
  values.reduce((one, other) => Math.min(one, other), Infinity);

/** The periods from the first to the last day, or one more than the chart has room for. */
function startsOf(unit: Unit, days: readonly number[]): number[] {
  const first = unit(least(days));
  const last = unit(-least(days.map((day) => -day)));
  const starts: number[] = [];
  for (let at = last; at >= first && starts.length <= MOST_PERIODS; at = unit(at - DAY)) starts.unshift(at);
  return starts;
}

function counted(
  games: readonly { readonly day: number; readonly won: boolean }[],
  unit: Unit,
  starts: readonly number[],
): Period[] {
  const counts = new Map(starts.map((start) => [start, { games: 0, wins: 0 }]));
  for (const { day, won } of games) {
    const count = counts.get(unit(day));
    if (count === undefined) continue;
    count.games++;
    if (won) count.wins++;
  }
  return [...counts].map(([start, count]) => ({
    from: new Date(start).toISOString().slice(0, 10),
    ...count,
  }));
}
