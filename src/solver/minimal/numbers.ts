/**
 * Represents the positions and steps of the search for shortest lines as numbers. A position is an array; the constants
 * are indexes into it. A step is one number: a card and its destination.
 */
import { FIRST_KING, HIGH, LOW } from '../card-index.js';

/** How many cards are on each foundation, as in `heights.ts`. */
export const HEIGHTS_AT = 0;
/** The key of the cards that are still locked or hidden. */
export const LOCKS_AT = 1;
/** A bit for each card left in stock and waste. */
export const LEFT_AT = 2;
/** How many of the remaining cards are in the waste. */
export const BOUNDARY_AT = 3;
/** Redeals left, or 0 if they are unlimited. */
export const REDEALS_AT = 4;
/**
 * The bits that say which of two twins each placed card is on. (The search for a verdict doesn't need this.) `low`,
 * then `high`, with one bit for each pair of twins, at the place of the first. If only one of them is placed, the bit
 * is set if that twin is on the second of the two cards that it can be on. If both twins are placed, the bit is set if
 * the first one is on the second card.
 */
export const ON_AT = 5;

/** The numbers that define a position, which are called its basis. The rest is computed from them. */
export const BASIS_SIZE = 7;

/** The face-up cards on the tableau. Each set is two numbers: `low`, then `high`. */
export const VISIBLE_AT = 7;
/** Face-up cards that have left the place where they were dealt. */
export const PLACED_AT = 9;
/** Face-up cards with no card on them. */
export const FREE_AT = 11;
/** The number of empty tableau piles. */
export const EMPTY_PILES_AT = 13;

/** The length of a complete position, with the computed numbers. */
export const POSITION_SIZE = 14;

export function copyBasis(to: Int32Array, from: Int32Array): void {
  for (let at = 0; at < BASIS_SIZE; at++) to[at] = from[at] ?? 0;
}

/** Destinations other than a card: its foundation, or an empty pile. All card indexes are below these numbers. */
export const TO_FOUNDATION = 52;
export const TO_EMPTY = 53;

/**
 * A bit above the bits of the card and the destination: the card moves aside so that the card under it can go up at
 * once.
 */
export const MACRO = 1 << 12;

/** A card moves, with all cards on it, to another card, `TO_FOUNDATION` or `TO_EMPTY`. Draws before it are implied. */
export const stepTo = (card: number, to: number): number => card | (to << 6);
export const cardIn = (step: number): number => step & 63;
export const targetIn = (step: number): number => (step >> 6) & 63;

const isIn = (now: Int32Array, set: number, card: number): boolean =>
  (((now[set] ?? 0) & (LOW[card] ?? 0)) | ((now[set + 1] ?? 0) & (HIGH[card] ?? 0))) !== 0;

/** Records which of two twins the card of this step goes on. @param now the placed cards before the step */
export function layOn(now: Int32Array, basis: Int32Array, step: number): void {
  const card = cardIn(step);
  if (card >= FIRST_KING) return;
  const isSecond = (targetIn(step) & 1) === 1;
  // If the card's twin is placed too, the bit describes the first of the two.
  setOn(basis, card, isIn(now, PLACED_AT, card ^ 1) && (card & 1) === 1 ? !isSecond : isSecond);
}

/** Clears the bit that says what a placed card lies on. @param now the placed cards before the step */
export function liftOff(now: Int32Array, basis: Int32Array, card: number): void {
  if (card >= FIRST_KING) return;
  if (!isIn(now, PLACED_AT, card ^ 1)) setOn(basis, card, false);
  // The twin that stays is the second, so it is on the other card.
  else if ((card & 1) === 0) setOn(basis, card, !isOnSecond(basis, card));
}

/** The bit for the card and its twin. */
const isOnSecond = (basis: Int32Array, card: number): boolean =>
  (((basis[ON_AT] ?? 0) & (LOW[card & ~1] ?? 0)) | ((basis[ON_AT + 1] ?? 0) & (HIGH[card & ~1] ?? 0))) !== 0;

function setOn(basis: Int32Array, card: number, isSecond: boolean): void {
  const low = LOW[card & ~1] ?? 0;
  const high = HIGH[card & ~1] ?? 0;
  basis[ON_AT] = isSecond ? (basis[ON_AT] ?? 0) | low : (basis[ON_AT] ?? 0) & ~low;
  basis[ON_AT + 1] = isSecond ? (basis[ON_AT + 1] ?? 0) | high : (basis[ON_AT + 1] ?? 0) & ~high;
}
