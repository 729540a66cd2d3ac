/** The interface of a search over card sets, and the orders that the solver tries. */
import type { Order } from './steps.js';

export interface SearchOptions {
  readonly order: Order;
  /** The most positions that the search will ever visit. */
  readonly visits: number;
  /** The most memory for the table of positions, in bytes. */
  readonly bytes: number;
  /** Called every few thousand visits. If it returns true, the search stops. */
  readonly isOver?: ((visits: number) => boolean) | undefined;
}

/**
 * How a run ended: it found a win, no position is left, it reached the limit of visits, its table is full, or `isOver`
 * returned true. The search can be run again only after `visits`.
 */
export type SearchEnd = 'won' | 'lost' | 'visits' | 'bytes' | 'stopped';

/** A search from one start. The same start and options give the same visits in both implementations. */
export interface CardSetSearch {
  /** Positions visited, including repeats. */
  readonly visits: number;
  /** Positions in the table. */
  readonly stored: number;
  /** After `won`: the winning steps as in `steps.ts`, first to last. */
  readonly steps: readonly number[];
  /** Continues until the search has made this many visits since it began. The default is the limit in its options. */
  run(visits?: number): SearchEnd;
  /** Releases the memory. The search can't run again after that. */
  end(): void;
}

/** Visits between two calls of `isOver`: at most two milliseconds (`npm run bench:solver`). */
export const VISITS_PER_CHECK = 8192;

export interface Attempt {
  readonly order: Order;
  /** The most positions to visit. */
  readonly visits: number;
}

/**
 * Most winnable deals are won within a few hundred positions in one of these orders. Among published deals with odd
 * numbers, each order wins most deals that the orders before it left open. `npm run bench:solver` measures orders and
 * limits together. Another choice would change how long a verdict takes, never the verdict.
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

/** The order of the complete search. */
export const LAST_ORDER: Order = 'sUfpld';

/** @param isFree can every stock card be played at any time? */
export const attemptsFor = (isFree: boolean): readonly Attempt[] => (isFree ? DRAW_ONE : DRAW_MORE);
