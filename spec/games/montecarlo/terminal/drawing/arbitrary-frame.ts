/** Arbitrary Monte Carlo frames, for property tests of drawings. */
import fc from 'fast-check';
import { EMPTY_FRAME } from '../../../../../src/games/montecarlo/contract/frame.js';
import type { MonteCarloFrame } from '../../../../../src/games/montecarlo/contract/frame.js';
import { cellAt, rowsOf } from '../../../../../src/games/montecarlo/model/grid.js';
import { arbitraryGrid } from '../../../../support/arbitrary-grid.js';

/** Grids of any size with any highlights. Few of them can occur in a game. */
export const anyGridFrame: fc.Arbitrary<MonteCarloFrame> = arbitraryGrid.chain((grid) =>
  fc
    .record({
      highlighted: fc.array(fc.nat({ max: grid.cells.length - 1 }), { maxLength: 4 }),
      cardsLeft: fc.nat({ max: 52 }),
      score: fc.nat({ max: 52 }),
      game: fc.option(fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }), { nil: undefined }),
      won: fc.boolean(),
      consolidateHinted: fc.boolean(),
    })
    .map((facts) => ({
      ...EMPTY_FRAME,
      ...facts,
      rows: rowsOf(grid),
      highlighted: [...new Set(facts.highlighted)].map((index) => cellAt(grid, index)),
    })),
);
