/** Which orders a search tries, and for how long, before it goes through all positions. */
import type { Order } from './steps.js';

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
