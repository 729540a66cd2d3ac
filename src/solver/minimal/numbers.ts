/**
 * A position of the search for shortest lines is an array of numbers; the names are the places in that array. Unlike
 * the search for a verdict, this one must know on which of two twins a card lies: that is one bit for each two twins,
 * at the place of the first. If only one of the two is placed, the bit tells whether it lies on the second of the two
 * cards that it may lie on; if both are, whether the first does.
 */

/** How many cards lie on each foundation, as in `heights.ts`. */
export const HEIGHTS = 0;
/** Which cards are still locked or hidden. */
export const LOCKS = 1;
/** A bit for each card left in stock and waste. */
export const LEFT = 2;
/** How many of those are in the waste. */
export const BOUNDARY = 3;
/** Redeals left, 0 if they are unlimited. */
export const REDEALS = 4;
/** The bits of the twins; `low`, then `high`. */
export const ON = 5;

/** So many numbers are a position. What follows is worked out from them. */
export const CORE = 7;

/** Face-up cards of the tableau; of each set `low`, then `high`. */
export const VISIBLE = 7;
/** Those that no longer lie where they were dealt. */
export const PLACED = 9;
/** Those with no card on them. */
export const FREE = 11;
/** Empty piles of the tableau. */
export const EMPTY_PILES = 13;

export const NUMBERS = 14;
