/** What all searches over sets of cards are asked and tell, and which are tried one after the other. */
import type { Order } from './steps.js';

/** What a search is asked. */
export interface SearchOptions {
  readonly order: Order;
  /** The most positions that will ever be entered. */
  readonly visits: number;
  /** The most bytes that the table of positions may take. */
  readonly bytes: number;
  /** Asked every few thousand visits; true stops the search. */
  readonly isOver?: ((visits: number) => boolean) | undefined;
}

/**
 * How a run of a search ended: it found a win, or no position is left; it met the limit of visits, or its table is full;
 * or `isOver` said so. Only after `visits` may it be run again.
 */
export type SearchEnd = 'won' | 'lost' | 'visits' | 'bytes' | 'stopped';

/** A search from one start. The same start and options give the same visits, whatever it is written in. */
export interface CardSetSearch {
  /** Positions entered, those met before included. */
  readonly visits: number;
  /** Positions kept. */
  readonly stored: number;
  /** After `won`: the steps that won, as in `steps.ts`, first to last. */
  readonly steps: readonly number[];
  /** Goes on where it was, until so many were entered since its beginning; by default the most of its options. */
  run(visits?: number): SearchEnd;
  /** Gives back its memory. It can do no more then. */
  end(): void;
}

/** Visits between two questions whether the search is over: two milliseconds at most (`npm run bench:solver`). */
export const VISITS_A_PULSE = 8192;

/** A search in one order, up to a limit. */
export interface Attempt {
  readonly order: Order;
  /** The most positions to enter. */
  readonly visits: number;
}

/**
 * Most deals that can be won are won within a few hundred positions in one order or another. Each of these orders won
 * most of those published deals with an odd number that the orders before it had left. `npm run bench:solver`
 * judges orders and limits as a whole; another choice changes how long a verdict takes, never the verdict.
 */
const DRAW_ONE: readonly Attempt[] = [
  { order: 'sUfpld', visits: 400 },
  { order: 'PLSUDF', visits: 400 },
  { order: 'SlDFpU', visits: 2500 },
  { order: 'fsulDp', visits: 15_000 },
];

const DRAW_MORE: readonly Attempt[] = [
  { order: 'UFsldp', visits: 400 },
  { order: 'plSFuD', visits: 400 },
  { order: 'SFpDLU', visits: 2500 },
  { order: 'sPfLdu', visits: 15_000 },
];

/** The order in which all positions are gone through at last. */
export const LAST_ORDER: Order = 'sUfpld';

/** @param isFree whether each card of the stock can be played at any time */
export const attemptsFor = (isFree: boolean): readonly Attempt[] => (isFree ? DRAW_ONE : DRAW_MORE);
