/** Generates arbitrary Monte Carlo grids and frames for property tests. */
import fc from 'fast-check';
import { ALL_CARDS } from './cards.js';
import type { Card } from '../../src/core/card.js';
import { NO_CARD } from '../../src/core/card.js';
import type { MonteCarloFact } from '../../src/games/montecarlo/contract/frame-text.js';
import type { Grid, GridSize } from '../../src/games/montecarlo/model/grid.js';
import type { Cell } from '../../src/games/montecarlo/words/cell.js';

const arbitrarySize: fc.Arbitrary<GridSize> = fc
  .integer({ min: 1, max: 52 })
  .chain((rows) =>
    fc.record({ rows: fc.constant(rows), columns: fc.integer({ min: 1, max: Math.floor(52 / rows) }) }),
  );

const someCards = fc.shuffledSubarray(ALL_CARDS);

/** Any cards, without repeats, in any cells and in the deck. Few such grids occur in play. */
export const arbitraryGrid: fc.Arbitrary<Grid> = arbitrarySize.chain((size) =>
  fc
    .record({ cards: someCards, taken: fc.array(fc.boolean(), { minLength: 52, maxLength: 52 }) })
    .map(({ cards, taken }) => {
      const deck = cards.slice();
      const cells = Array.from({ length: size.rows * size.columns }, (_, index) =>
        taken[index] ? (deck.shift() ?? NO_CARD) : NO_CARD,
      );
      return { ...size, cells, deck };
    }),
);

export const arbitraryCell: fc.Arbitrary<Cell> = fc.record({
  row: fc.nat({ max: 51 }),
  column: fc.nat({ max: 51 }),
});

const cellCard = fc.integer({ min: NO_CARD, max: 51 }) as fc.Arbitrary<Card>;

/** Any fact that a check can state about a frame, sensible or not. */
export const arbitraryFact: fc.Arbitrary<MonteCarloFact> = fc.oneof(
  fc.record({
    fact: fc.constant('row' as const),
    row: fc.nat({ max: 51 }),
    cards: fc.array(cellCard, { minLength: 1, maxLength: 52 }),
  }),
  fc.record({ fact: fc.constant('cell' as const), cell: arbitraryCell, card: cellCard }),
  fc.record({ fact: fc.constantFrom('left' as const, 'score' as const), cards: fc.nat({ max: 10 ** 14 }) }),
  fc.record({
    fact: fc.constant('game' as const),
    game: fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }),
  }),
  fc.record({ fact: fc.constant('highlighted' as const), cells: fc.array(arbitraryCell, { maxLength: 4 }) }),
  fc
    .constantFrom('won' as const, 'beeped' as const, 'help' as const, 'hinted' as const)
    .map((fact) => ({ fact })),
);
