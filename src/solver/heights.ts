/** The heights of all foundations in one number: four bits for each suit, place 0 lowest. */
import { DECK_SIZE, KING } from '../core/card.js';
import type { Layout } from '../games/klondike/model/layout.js';
import { foundationsOf } from '../games/klondike/model/layout.js';
import { HIGH, LOW, indexAt, indexOfCard, placeOf } from './card-index.js';

/** All 52 cards are on the foundations. */
export const ALL_UP = 0xdddd;

/** A card's contribution to the heights when it goes on its foundation. */
export const UP = /* @__PURE__ */ Int32Array.from(
  { length: DECK_SIZE },
  (_, index) => 1 << (4 * placeOf(index)),
);

/** The heights of a layout's foundations. */
export const heightsIn = (layout: Layout): number =>
  foundationsOf(layout)
    .flatMap(({ cards }) => cards)
    .reduce<number>((sum, card) => sum + (UP[indexOfCard(card)] ?? 0), 0);

/** How many cards are on the foundations. */
export const heightsSum = (heights: number): number =>
  (heights & 15) + ((heights >> 4) & 15) + ((heights >> 8) & 15) + (heights >> 12);

/** The height of the foundation for the suit at this place, 0 to 13. */
export const heightOf = (heights: number, place: number): number => (heights >> (4 * place)) & 15;

/**
 * The cards this many ranks above the foundations, indexed by two heights in eight bits: places 0 and 1, then 2 and 3.
 */
function cardsAbove(bits: Int32Array, above: number): Int32Array {
  return Int32Array.from({ length: 512 }, (_, at) => {
    let cards = 0;
    for (const place of [0, 1]) {
      const rank = heightOf(at, place) + above;
      if (rank >= 0 && rank < KING) cards |= bits[indexAt(rank, place + (at < 256 ? 0 : 2))] ?? 0;
    }
    return cards;
  });
}

const NEXT_LOW = /* @__PURE__ */ cardsAbove(LOW, 0);
const NEXT_HIGH = /* @__PURE__ */ cardsAbove(HIGH, 0);
const TOP_LOW = /* @__PURE__ */ cardsAbove(LOW, -1);
const TOP_HIGH = /* @__PURE__ */ cardsAbove(HIGH, -1);

const bothIn = (table: Int32Array, heights: number): number =>
  (table[heights & 255] ?? 0) | (table[256 + (heights >> 8)] ?? 0);

/** The next card of each suit, in `low`. */
export const nextLow = (heights: number): number => bothIn(NEXT_LOW, heights);
/** The next card of each suit, in `high`. */
export const nextHigh = (heights: number): number => bothIn(NEXT_HIGH, heights);
/** The top card of each foundation, in `low`. */
export const topLow = (heights: number): number => bothIn(TOP_LOW, heights);
/** The top card of each foundation, in `high`. */
export const topHigh = (heights: number): number => bothIn(TOP_HIGH, heights);

const PAIR_KEYS = /* @__PURE__ */ Int32Array.from(
  { length: 256 },
  (_, pair) => heightOf(pair, 0) + 14 * heightOf(pair, 1),
);

/** The number of different height keys. */
export const HEIGHT_KEYS = 14 ** 4;

/** A key for the heights, from 0 to 38,415 without gaps. */
export const heightKey = (heights: number): number =>
  (PAIR_KEYS[heights & 255] ?? 0) + 196 * (PAIR_KEYS[heights >> 8] ?? 0);

/**
 * Can this card, the next one of its suit, always go up without doing harm? If cards may come back (worrying back), no
 * card two ranks lower may still need it or need to come back for it. If cards may not come back, all cards that could
 * go on it must already be up.
 */
export function isSafe(card: number, heights: number, worryBack: boolean): boolean {
  const place = placeOf(card);
  const others = place < 2 ? heights >> 8 : heights;
  const least = Math.min(others & 15, (others >> 4) & 15);
  const rank = (card >> 2) + 1;
  if (!worryBack) return rank <= least + 1;
  return rank <= least + 2 && rank <= heightOf(heights, place ^ 1) + 3;
}
