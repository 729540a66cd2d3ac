/** All legal moves in a grid, moves as text, and the moves of a game. */
import { NO_CARD, rankOf } from '../../../core/card.js';
import type { Grid } from './grid.js';
import { cellAt, checkGrid, scoreOf } from './grid.js';
import type { MonteCarloMove, Pair } from './play.js';
import { checkPair, refuseMove } from './play.js';
import { checkGiven } from '../../../core/given.js';
import { TextError } from '../../../core/text/text-error.js';
import { parseCell, printCell } from '../words/cell.js';
import type { History } from '../../../core/history.js';

/**
 * The pairs come first, in row-major order of their first cell, then of their second. `consolidate` is last, if it
 * changes something.
 * @throws TypeError or RangeError unless it is a grid
 */
export function legalMoves(grid: Grid): MonteCarloMove[] {
  const moves: MonteCarloMove[] = [...pairsOf(grid)];
  if (refuseMove(grid, 'consolidate') === undefined) moves.push('consolidate');
  return moves;
}

/** The first pair in row-major order, which is the course's hint; undefined if there is none. @throws as `legalMoves` */
export function firstPair(grid: Grid): Pair | undefined {
  return pairsOf(grid).next().value ?? undefined;
}

/** All pairs, in row-major order of the first cell, then of the second. @throws as `legalMoves` */
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
 * The cells that touch a cell and come after it, in row-major order, which are the one to its right and the three
 * below.
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

/** The move as text: `a1-b2` or `consolidate`. @throws TypeError unless it is a move */
export function printMove(move: MonteCarloMove): string {
  if (move === 'consolidate') return move;
  checkPair(move);
  return move.map(printCell).join('-');
}

/** Reads a move from its text. @throws TextError; TypeError unless it is a string */
export function parseMove(text: string): MonteCarloMove {
  checkGiven('text', text, 'a string');
  if (text === 'consolidate') return text;
  const [, first = '', second = ''] = /^(\w+)-(\w+)$/.exec(text) ?? [];
  const [one, other] = [parseCell(first), parseCell(second)];
  if (one === undefined || other === undefined) {
    throw new TextError({ line: 1, column: 1 }, text, 'a move: a1-b2 or consolidate');
  }
  return [one, other];
}

/** A move in the history. A restart goes back to the deal and can be undone like any move. */
export type PlayedMove = MonteCarloMove | 'restart';

/** The move between two successive grids of a game that began with `start`. */
export function moveBetween(start: Grid, before: Grid, after: Grid): PlayedMove {
  if (after === start) return 'restart';
  if (scoreOf(after) === scoreOf(before)) return 'consolidate';
  const [first, second] = before.cells.flatMap((card, index) =>
    card === after.cells[index] ? [] : [cellAt(before, index)],
  );
  if (first === undefined || second === undefined)
    throw new Error("montecarlo: a move didn't take a pair of cards");
  return [first, second];
}

/** The moves from the deal to the current grid, oldest first. */
export function movesOf({ line, moves }: History<Grid>): PlayedMove[] {
  const [start] = line;
  return line.slice(1, moves + 1).map((after, index) => moveBetween(start, line[index] ?? after, after));
}
