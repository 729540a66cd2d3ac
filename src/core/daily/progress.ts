/** The streak and the medals of daily deals. */
import { dayAfter, dayAt, daysOf, monthOf } from '../calendar.js';
import type { DailyDeal } from './daily-book.js';

export interface DailyStreak {
  /** The days in a row up to today, or up to yesterday if today's deals are still to be won. */
  readonly now: number;
  readonly best: number;
}

/** A day counts for the streak if one of its deals was won on the day itself. */
export function streakOf(deals: readonly DailyDeal[], today: string): DailyStreak {
  const days = new Set(deals.filter(({ day, wonOn }) => wonOn === day).map(({ day }) => day));
  const upTo = (last: string): number => {
    let length = 0;
    while (days.has(dayAfter(last, -length))) length++;
    return length;
  };
  const ends = [...days].filter((day) => !days.has(dayAfter(day, 1)));
  return {
    now: upTo(days.has(today) ? today : dayAfter(today, -1)),
    best: Math.max(0, ...ends.map(upTo)),
  };
}

/** The lowest first. */
export const MEDALS = ['bronze', 'silver', 'gold'] as const;

export type Medal = (typeof MEDALS)[number];

export interface MonthProgress {
  readonly month: string;
  /** The days of the month. */
  readonly days: number;
  /** The days with a deal won, on the day itself or later. */
  readonly won: number;
  /** Undefined before the first medal. */
  readonly medal: Medal | undefined;
  /** The next medal, and the days that it takes; undefined after gold. */
  readonly next: { readonly medal: Medal; readonly days: number } | undefined;
}

/** The days that a medal takes; every day for gold. */
const daysFor = (medal: Medal, all: number): number => ({ bronze: 10, silver: 20, gold: all })[medal];

export function monthProgress(deals: readonly DailyDeal[], month: string): MonthProgress {
  const days = daysOf(month).length;
  const won = daysWonIn(deals, month);
  return {
    month,
    days,
    won,
    medal: MEDALS.filter((medal) => won >= daysFor(medal, days)).at(-1),
    next: MEDALS.map((medal) => ({ medal, days: daysFor(medal, days) })).find((one) => won < one.days),
  };
}

function daysWonIn(deals: readonly DailyDeal[], month: string): number {
  const won = deals.filter(({ day, wonOn }) => wonOn !== undefined && monthOf(day) === month);
  return new Set(won.map(({ day }) => day)).size;
}

/** The number of months with each medal. */
export function medalCounts(deals: readonly DailyDeal[]): Readonly<Record<Medal, number>> {
  const months = [...new Set(deals.map(({ day }) => monthOf(day)))];
  const medals = months.map((month) => monthProgress(deals, month).medal);
  const count = (medal: Medal): number => medals.filter((one) => one === medal).length;
  return { bronze: count('bronze'), silver: count('silver'), gold: count('gold') };
}

/** Is a deal of this day still to be won? */
export const isDueOn = (deals: readonly DailyDeal[], today: string): boolean =>
  !deals.some(({ day, wonOn }) => day === today && wonOn !== undefined);

/** The milliseconds until the next local midnight. A day can have 23 or 25 hours. */
export const untilTomorrow = (now: Date): number =>
  new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1).getTime() - now.getTime();

/** Facts for a player who has just won a daily deal. */
export interface DailyFacts {
  readonly deal: DailyDeal;
  readonly isToday: boolean;
  readonly streak: DailyStreak;
  /** The month of the deal. */
  readonly month: MonthProgress;
  /** The medal that this win has just earned, if any. */
  readonly newMedal: Medal | undefined;
  /** Today's deals that are won, of this one and the others. */
  readonly wonToday: readonly DailyDeal[];
  /** The milliseconds until the next deals. */
  readonly untilNext: number;
}

/** @param deal the deal that is won, though its win may not be stored yet */
export function dailyFacts(all: readonly DailyDeal[], deal: DailyDeal, now: Date): DailyFacts {
  const today = dayAt(now);
  const own = { ...deal, wonOn: deal.wonOn ?? today };
  const deals = all.map((one) => (one.deal === deal.deal ? own : one));
  const month = monthProgress(deals, monthOf(own.day));
  const before = monthProgress(
    deals.filter((one) => one !== own),
    month.month,
  );
  const isNew = own.wonOn === today && month.medal !== before.medal;
  return {
    deal: own,
    isToday: own.day === today,
    streak: streakOf(deals, today),
    month,
    newMedal: isNew ? month.medal : undefined,
    wonToday: deals.filter(({ day, wonOn }) => day === today && wonOn !== undefined),
    untilNext: untilTomorrow(now),
  };
}
