/**
 * The solver's own card numbers, chosen so that sets of cards can be bit sets: rank * 4 + place. The place is the suit,
 * but red and black swap on every second rank. So the two cards that a card can go on are neighbours, four numbers
 * higher. A card's twin (same rank and colour) is `index ^ 1`. (After github.com/vuonghy2442/lonelybot.)
 *
 * A set of cards is two 32-bit numbers: `low` holds aces to eights, and `high` holds nines to kings.
 */
import type { Card, Suit } from '../core/card.js';
import { CLUBS, DECK_SIZE, DIAMONDS, HEARTS, KING, SPADES, cardOf, rankOf, suitOf } from '../core/card.js';

/** Suits by place. The two red suits are neighbours, and so are the two black ones. */
const SUITS: readonly Suit[] = [HEARTS, DIAMONDS, SPADES, CLUBS];

/** Swaps the red and black places on ranks 2, 4, 6 and so on. `rank` starts at 0. */
const swapped = (place: number, rank: number): number => place ^ ((rank & 1) << 1);

/** The index of a card. `rank` and `place` start at 0. */
export const indexAt = (rank: number, place: number): number => rank * 4 + swapped(place, rank);

const INDEXES = /* @__PURE__ */ Int32Array.from({ length: DECK_SIZE }, (_, at) => {
  const card = at as Card;
  return indexAt(rankOf(card) - 1, SUITS.indexOf(suitOf(card)));
});

/** The solver's index of a card; -1 for `HIDDEN`. */
export const indexOfCard = (card: Card): number => INDEXES[card] ?? -1;

/** The place of a card's suit, 0 to 3. */
export const placeOf = (index: number): number => swapped(index & 3, index >> 2);

/** The model's card with this index, 0 to 51. */
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

/** The lowest index of a king. */
export const FIRST_KING = (KING - 1) * 4;

/** The kings in `high`. */
export const KINGS_HIGH = 0xf << (FIRST_KING - 32);

/** The first card of each pair of twins, in `low` and in `high`. */
export const FIRSTS = 0x55555555;

/** Counts the bits that are set. */
export function bitsIn(bits: number): number {
  const pairs = bits - ((bits >>> 1) & FIRSTS);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** The lowest card of a set that is not empty. */
export const lowestOf = (low: number, high: number): number =>
  low === 0 ? 63 - Math.clz32(high & -high) : 31 - Math.clz32(low & -low);
