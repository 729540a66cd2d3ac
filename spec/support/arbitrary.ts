/** Generates arbitrary cards, layouts, frames and moves for property tests. */
import fc from 'fast-check';
import { ALL_CARDS } from './cards.js';
import type { Card } from '../../src/core/card.js';
import type { Frame } from '../../src/games/klondike/contract/frame.js';
import type { PileId } from '../../src/games/klondike/words/piles.js';
import type { Layout } from '../../src/games/klondike/model/layout.js';
import { EMPTY_LAYOUT } from '../../src/games/klondike/model/layout.js';
import { PILES } from '../../src/games/klondike/words/piles.js';
import type { Move } from '../../src/games/klondike/model/play.js';

export const arbitraryCard = fc.integer({ min: 0, max: 51 }) as fc.Arbitrary<Card>;

/** A card or `HIDDEN`. */
const shownCard = fc.integer({ min: 0, max: 52 }) as fc.Arbitrary<Card>;

/** All 52 cards in any order. */
export const arbitraryDeck = fc
  .constant(ALL_CARDS)
  .chain((deck) => fc.shuffledSubarray(deck, { minLength: 52 }));

const arbitraryPileId: fc.Arbitrary<PileId> = fc.constantFrom(...PILES);

/** Any cards, without repeats, on any piles, some of them face down. Few such layouts occur in play. */
export const arbitraryLayout: fc.Arbitrary<Layout> = fc
  .record({
    cards: fc.shuffledSubarray(ALL_CARDS),
    places: fc.array(arbitraryPileId, { minLength: 52, maxLength: 52 }),
    faceDown: fc.array(fc.nat({ max: 60 }), { minLength: PILES.length, maxLength: PILES.length }),
    redeals: fc.nat({ max: 1000 }),
  })
  .map(({ cards, places, faceDown, redeals }) => {
    const layout: Record<string, unknown> = { ...EMPTY_LAYOUT, redeals };
    PILES.forEach((id, index) => {
      const pile = cards.filter((card) => places[card] === id);
      layout[id] = { cards: pile, faceDown: (faceDown[index] ?? 0) % (pile.length + 1) };
    });
    return layout as unknown as Layout;
  });

const cardsUpTo = (most: number): fc.Arbitrary<Card[]> => fc.array(shownCard, { maxLength: most });

/** Anything that a view could show, sensible or not. */
export const arbitraryFrame: fc.Arbitrary<Frame> = fc.record({
  stockEmpty: fc.boolean(),
  waste: cardsUpTo(3),
  foundations: fc.array(cardsUpTo(2), { minLength: 4, maxLength: 4 }),
  tableau: fc.array(cardsUpTo(52), { minLength: 7, maxLength: 7 }),
  moves: fc.nat({ max: 10 ** 14 }),
  won: fc.boolean(),
});

/** Any move that can be written, whether it is ever legal or not. */
export const arbitraryMove: fc.Arbitrary<Move> = fc.oneof(
  { weight: 1, arbitrary: fc.constant<Move>('stock') },
  {
    weight: 9,
    arbitrary: fc.record({
      from: arbitraryPileId,
      count: fc.integer({ min: 1, max: 999_999_999 }),
      to: arbitraryPileId,
    }),
  },
);
