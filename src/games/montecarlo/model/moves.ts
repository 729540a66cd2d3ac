/** All legal moves in a grid. */
import { NO_CARD, rankOf } from '../../../core/card.js';
import type { Grid } from './grid.js';
import { cellAt, checkGrid } from './grid.js';
import type { Move, Pair } from './play.js';
import { refuseMove } from './play.js';

/**
 * The pairs come first, in row-major order of their first cell, then of their second; `consolidate` is last,
 * if it would change something.
 * @throws TypeError or RangeError unless it is a grid
 */
export function legalMoves(grid: Grid): Move[] {
  const moves: Move[] = [...pairsOf(grid)];
  if (refuseMove(grid, 'consolidate') === undefined) moves.push('consolidate');
  return moves;
}

/** The first pair in row-major order, which is the statement's hint; undefined if there is none. @throws as `legalMoves` */
export const firstPair = (grid: Grid): Pair | undefined => pairsOf(grid).next().value ?? undefined;

/** Every pair that can be removed, in row-major order of its first cell, then of its second. @throws as `legalMoves` */
export function pairsOf(grid: Grid): Generator<Pair, undefined> {
  checkGrid(grid);
  return eachPair(grid);
}

function* eachPair(grid: Grid): Generator<Pair, undefined> {
  for (let first = 0; first < grid.cells.length; first++) {
    for (const second of laterNeighbors(grid, first)) {
      if (isPair(grid, first, second)) yield [cellAt(grid, first), cellAt(grid, second)];
    }
  }
}

function isPair({ cells }: Grid, first: number, second: number): boolean {
  const [one = NO_CARD, other = NO_CARD] = [cells[first], cells[second]];
  return one !== NO_CARD && other !== NO_CARD && rankOf(one) === rankOf(other);
}

/**
 * The cells that touch a cell and come after it: the one to its right, and the three below. In row-major
 * order.
 */
function laterNeighbors({ rows, columns }: Grid, index: number): number[] {
  const { row, column } = cellAt({ rows, columns }, index);
  const right = column + 1 < columns ? [index + 1] : [];
  if (row + 1 === rows) return right;
  const from = Math.max(0, column - 1);
  const to = Math.min(columns - 1, column + 1);
  for (let below = from; below <= to; below++) right.push((row + 1) * columns + below);
  return right;
}
