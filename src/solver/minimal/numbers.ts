/**
 * Positions and steps of the search for shortest lines, as numbers. A position is an array; the names are the places in
 * it. A step is one number: a card and where it goes.
 */
import { FIRST_KING, HIGH, LOW } from '../card-index.js';

/** How many cards lie on each foundation, as in `heights.ts`. */
export const HEIGHTS_AT = 0;
/** Which cards are still locked or hidden. */
export const LOCKS_AT = 1;
/** A bit for each card left in stock and waste. */
export const LEFT_AT = 2;
/** How many of those are in the waste. */
export const BOUNDARY_AT = 3;
/** Redeals left, 0 if they are unlimited. */
export const REDEALS_AT = 4;
/**
 * On which of two twins each placed card lies, which the search for a verdict need not know: `low`, then `high`, one bit
 * for each two twins, at the place of the first. If only one of the two is placed, the bit tells whether it lies on the
 * second of the two cards that it may lie on; if both are, whether the first does.
 */
export const ON_AT = 5;

/** So many numbers tell a position: they are its basis. What follows is worked out from them. */
export const BASIS_SIZE = 7;

/** Face-up cards of the tableau; of each set `low`, then `high`. */
export const VISIBLE_AT = 7;
/** Those that no longer lie where they were dealt. */
export const PLACED_AT = 9;
/** Those with no card on them. */
export const FREE_AT = 11;
/** Empty piles of the tableau. */
export const EMPTY_PILES_AT = 13;

/** How many numbers there are, those worked out included. */
export const WHOLE_SIZE = 14;

/** Makes the basis of a position that of another. */
export function copyBasis(to: Int32Array, from: Int32Array): void {
  for (let at = 0; at < BASIS_SIZE; at++) to[at] = from[at] ?? 0;
}

/** Where a card goes that goes to no card, with numbers behind those of cards: to its foundation, or an empty pile. */
export const UPWARDS = 52;
export const TO_EMPTY = 53;

/** A bit behind card and target. Set where the card makes way for its bearer, which goes up at once. */
export const LADDER = 1 << 12;

/**
 * A step: a card, 0 to 51, with all cards on it, goes to a card, 0 to 51, or to `UPWARDS` or `TO_EMPTY`. The draws before
 * it are implied.
 */
export const stepTo = (card: number, to: number): number => card | (to << 6);
export const cardIn = (step: number): number => step & 63;
export const targetIn = (step: number): number => (step >> 6) & 63;

const isIn = (now: Int32Array, set: number, card: number): boolean =>
  (((now[set] ?? 0) & (LOW[card] ?? 0)) | ((now[set + 1] ?? 0) & (HIGH[card] ?? 0))) !== 0;

/** Puts down which of two twins the step's card lies on then. `now` has the placed cards as they were before. */
export function layOn(now: Int32Array, basis: Int32Array, step: number): void {
  const card = cardIn(step);
  if (card >= FIRST_KING) return;
  const isSecond = (targetIn(step) & 1) === 1;
  // Beside a twin that lies on the other card, the bit tells of the first of the two.
  setOn(basis, card, isIn(now, PLACED_AT, card ^ 1) && (card & 1) === 1 ? !isSecond : isSecond);
}

/** Forgets what the card, which is placed, lies on. `now` has the placed cards as they were before. */
export function liftOff(now: Int32Array, basis: Int32Array, card: number): void {
  if (card >= FIRST_KING) return;
  if (!isIn(now, PLACED_AT, card ^ 1)) setOn(basis, card, false);
  // The twin that stays is the second: it lies on the other card.
  else if ((card & 1) === 0) setOn(basis, card, !isOnSecond(basis, card));
}

/** The bit of the card and its twin. */
const isOnSecond = (basis: Int32Array, card: number): boolean =>
  (((basis[ON_AT] ?? 0) & (LOW[card & ~1] ?? 0)) | ((basis[ON_AT + 1] ?? 0) & (HIGH[card & ~1] ?? 0))) !== 0;

function setOn(basis: Int32Array, card: number, isSecond: boolean): void {
  const low = LOW[card & ~1] ?? 0;
  const high = HIGH[card & ~1] ?? 0;
  basis[ON_AT] = isSecond ? (basis[ON_AT] ?? 0) | low : (basis[ON_AT] ?? 0) & ~low;
  basis[ON_AT + 1] = isSecond ? (basis[ON_AT + 1] ?? 0) | high : (basis[ON_AT + 1] ?? 0) & ~high;
}
