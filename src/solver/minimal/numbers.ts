/**
 * A position of the search for shortest lines is an array of numbers; the names are the places in that array. Unlike
 * the search for a verdict, this one must know on which of two twins a card lies: that is one bit for each two twins,
 * at the place of the first. If only one of the two is placed, the bit tells whether it lies on the second of the two
 * cards that it may lie on; if both are, whether the first does.
 */

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
/** The bits of the twins; `low`, then `high`. */
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
