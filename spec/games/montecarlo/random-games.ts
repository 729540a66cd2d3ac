/** Random games of Monte Carlo Solitaire, including refused moves. */
import type { Cell } from '../../../src/games/montecarlo/words/cell.js';
import type { Grid, GridSize } from '../../../src/games/montecarlo/model/grid.js';
import { cellAt } from '../../../src/games/montecarlo/model/grid.js';
import { legalMoves } from '../../../src/games/montecarlo/model/moves.js';
import type { MonteCarloMove } from '../../../src/games/montecarlo/model/play.js';
import type { Chance } from '../../support/chance.js';

export const SIZES: readonly GridSize[] = [
  { rows: 5, columns: 5 },
  { rows: 5, columns: 5 },
  { rows: 3, columns: 4 },
  { rows: 1, columns: 52 },
  { rows: 6, columns: 2 },
  { rows: 1, columns: 1 },
];

/** A random move, usually legal, sometimes of any two cells. */
export function randomMove(chance: Chance, grid: Grid): MonteCarloMove {
  const moves = legalMoves(grid);
  if (moves.length > 0 && chance.nextInt(4) > 0) return chance.pick(moves);
  return chance.nextInt(5) === 0 ? 'consolidate' : [randomCell(chance, grid), randomCell(chance, grid)];
}

const randomCell = (chance: Chance, grid: Grid): Cell => cellAt(grid, chance.nextInt(grid.cells.length));
