/** From the grids before and after a move to the move itself. */
import type { History } from '../../../core/history.js';
import type { Grid } from './grid.js';
import { cellAt, scoreOf } from './grid.js';
import type { Move } from './play.js';

/** A move as the history has it. A restart goes back to the deal, and can be undone like any other. */
export type PlayedMove = Move | 'restart';

/** The move that led from one grid to the next, in a game that began with `start`. */
export function moveBetween(start: Grid, before: Grid, after: Grid): PlayedMove {
  if (after === start) return 'restart';
  if (scoreOf(after) === scoreOf(before)) return 'consolidate';
  const [first, second] = before.cells.flatMap((card, index) =>
    card === after.cells[index] ? [] : [cellAt(before, index)],
  );
  if (first === undefined || second === undefined)
    throw new Error('montecarlo: a move took no pair of cards');
  return [first, second];
}

/** The moves from the deal to the current grid, oldest first. */
export function movesOf({ line, moves }: History<Grid>): PlayedMove[] {
  const [start] = line;
  return line.slice(1, moves + 1).flatMap((after, index) => {
    const before = line[index];
    return start === undefined || before === undefined ? [] : [moveBetween(start, before, after)];
  });
}
