/**
 * The solver's own numbers of cards, made for sets in bits: rank * 4 + place, where the place is the suit, its colour
 * swapped on every second rank. So the two cards that take a card on the tableau are a pair of neighbours four numbers
 * up, and the twin of a card, of its rank and colour, is `index ^ 1`. (After github.com/vuonghy2442/lonelybot.)
 *
 * A set of cards is two 32-bit numbers, `low` with the aces to eights and `high` with the nines to kings.
 */
import type { Card, Suit } from '../core/card.js';
import { CLUBS, DECK_SIZE, DIAMONDS, HEARTS, KING, SPADES, cardOf, rankOf, suitOf } from '../core/card.js';

/** The suits by their places: the red ones are neighbours, and the black ones. */
const SUITS: readonly Suit[] = [HEARTS, DIAMONDS, SPADES, CLUBS];

/** Swaps the pairs of places on the ranks 2, 4, 6 and so on; `rank` counts from 0. */
const swapped = (place: number, rank: number): number => place ^ ((rank & 1) << 1);

/** The number of the card with this rank, from 0, in the suit at this place, from 0. */
export const indexAt = (rank: number, place: number): number => rank * 4 + swapped(place, rank);

const INDEXES = /* @__PURE__ */ Int32Array.from({ length: DECK_SIZE }, (_, at) => {
  const card = at as Card;
  return indexAt(rankOf(card) - 1, SUITS.indexOf(suitOf(card)));
});

/** The solver's number of a card; -1 of `HIDDEN`. */
export const indexOfCard = (card: Card): number => INDEXES[card] ?? -1;

/** The place of a card's suit, 0 to 3. */
export const placeOf = (index: number): number => swapped(index & 3, index >> 2);

/** The card of the ordinary model with this number, 0 to 51. */
export const cardAt = (index: number): Card => cardOf((index >> 2) + 1, SUITS[placeOf(index)] ?? HEARTS);

/** Each card's bit in `low` and in `high`. */
export const LOW = /* @__PURE__ */ Int32Array.from({ length: DECK_SIZE }, (_, index) =>
  index < 32 ? 1 << index : 0,
);
export const HIGH = /* @__PURE__ */ Int32Array.from({ length: DECK_SIZE }, (_, index) =>
  index < 32 ? 0 : 1 << (index - 32),
);

/** All cards, in `low` and in `high`. */
export const ALL_LOW = -1;
export const ALL_HIGH = 2 ** (DECK_SIZE - 32) - 1;

/** The lowest number of a king. */
export const FIRST_KING = (KING - 1) * 4;

/** The kings in `high`. */
export const KINGS_HIGH = 0xf << (FIRST_KING - 32);

/** The first of each two twins, in `low` and in `high`. */
export const FIRSTS = 0x55555555;

/** How many bits are set. */
export function bitsIn(bits: number): number {
  const pairs = bits - ((bits >>> 1) & FIRSTS);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** The lowest card of a set that is not empty. */
export const lowestOf = (low: number, high: number): number =>
  low === 0 ? 63 - Math.clz32(high & -high) : 31 - Math.clz32(low & -low);
