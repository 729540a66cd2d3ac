/** The cards nobody has seen yet, and layouts in which each of them has been given a place. */
import type { Card } from '../../core/card.js';
import { DECK_SIZE, HIDDEN } from '../../core/card.js';
import type { Pile } from '../../core/pile.js';
import type { Random } from '../../core/random/random.js';
import type { Layout } from '../../games/klondike/model/layout.js';
import { draftOf } from '../../games/klondike/model/layout.js';
import { PILES } from '../../games/klondike/words/piles.js';

/** Of the whole deck, those that the layout does not show. */
export function unseenIn(layout: Layout): Card[] {
  const seen = new Set(PILES.flatMap((id) => layout[id].cards));
  return Array.from({ length: DECK_SIZE }, (_, card) => card as Card).filter((card) => !seen.has(card));
}

/** The layout with these cards, one after the other, in the places of hidden ones. */
export function filledWith(layout: Layout, cards: readonly Card[]): Layout {
  const filled = draftOf(layout);
  let next = 0;
  for (const id of PILES) {
    if (!layout[id].cards.includes(HIDDEN)) continue;
    const known: Pile = layout[id];
    filled[id] = {
      ...known,
      cards: known.cards.map((card) => (card === HIDDEN ? (cards[next++] ?? card) : card)),
    };
  }
  return filled;
}

/** The same numbers, for the same seed, to shuffle with (mulberry32 by T. Ettinger). */
export function numbersFrom(seed: number): Random {
  let state = seed | 0;
  return {
    nextInt(bound) {
      state = (state + 0x6d2b79f5) | 0;
      let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
      mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
      return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * bound);
    },
  };
}
