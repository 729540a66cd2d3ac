/** Small grids as text, so that failures are readable. Some are in the middle of a round. */
import fc from 'fast-check';
import type { Card } from '../../../../src/core/card.js';
import { legalMoves } from '../../../../src/games/montecarlo/model/moves.js';
import type { Grid, GridSize } from '../../../../src/games/montecarlo/model/grid.js';
import { printGrid } from '../../../../src/games/montecarlo/model/grid.js';
import { dealt } from '../../../../src/games/montecarlo/model/play.js';
import { played } from './plain-search.js';

const SIZES: readonly GridSize[] = [
  [1, 2],
  [2, 1],
  [1, 6],
  [6, 1],
  [2, 2],
  [2, 3],
  [3, 2],
  [5, 2],
  [2, 5],
  [3, 3],
  [3, 4],
  [5, 5],
].map(([rows = 1, columns = 1]) => ({ rows, columns }));

/** All suits of one to four ranks, without a few cards, so that some cards have no partner. */
const someCards = fc.integer({ min: 1, max: 4 }).chain((ranks) =>
  fc.shuffledSubarray(
    Array.from({ length: 4 * ranks }, (_, index) => (13 * (index % 4) + Math.floor(index / 4)) as Card),
    { minLength: 2 },
  ),
);

export const smallGrid: fc.Arbitrary<string> = fc
  .record({ size: fc.constantFrom(...SIZES), cards: someCards, walk: fc.array(fc.nat(), { maxLength: 5 }) })
  .map(({ size, cards, walk }) => printGrid(walk.reduce(walked, dealt(cards, size))));

function walked(grid: Grid, step: number): Grid {
  const moves = legalMoves(grid);
  const move = moves[step % moves.length];
  return move === undefined ? grid : played(grid, [move]);
}
