/**
 * A position is an array of numbers, so that a search can copy it to and from its stack. The names are the places in
 * that array.
 */

/** Face-up cards of the tableau; of each set `low`, then `high`. */
export const VISIBLE = 0;
/** Those of them that lie where they were dealt. */
export const LOCKED = 2;
/** The cards of stock and waste that can be played next. */
export const REACHED = 4;
/** How many cards lie on each foundation. */
export const HEIGHTS = 6;
/** Which cards are still locked or hidden. */
export const LOCK_KEY = 7;
/** A bit for each card left in stock and waste. */
export const LEFT = 8;
/** Where in the stock the player is, and the redeals left. */
export const PASS = 9;
/** Empty piles of the tableau. */
export const EMPTY_PILES = 10;
/** Cards face down on the tableau. */
export const FACE_DOWN = 11;

/** How many numbers a position has. */
export const NUMBERS = 12;
