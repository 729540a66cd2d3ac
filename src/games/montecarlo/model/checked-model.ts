/**
 * The functions of the model with checked arguments, for programs that use this package. Inside the package arguments are
 * known to be right.
 */
import type { Card } from '../../../core/card.js';
import { checkGiven, checkWhole } from '../../../core/given.js';
import type { Cell } from '../words/cell.js';
import * as cells from '../words/cell.js';
import * as gridText from './grid-text.js';
import type { Grid, GridSize } from './grid.js';
import * as grids from './grid.js';
import { checkGrid, checkSize } from './grid.js';
import * as moveText from './move-text.js';
import * as moves from './moves.js';
import type { Move, Outcome, Pair } from './play.js';
import * as playing from './play.js';
import type { Refusal } from './refusal.js';

/** Are both the same place? @throws TypeError unless both are cells */
export function isSameCell(one: Cell, other: Cell): boolean {
  checkCell(one);
  checkCell(other);
  return cells.isSameCell(one, other);
}

/** Do the cells touch in a row, a column or a diagonal? Nothing wraps round the edges. @throws TypeError unless both are cells */
export function areTouching(one: Cell, other: Cell): boolean {
  checkCell(one);
  checkCell(other);
  return cells.areTouching(one, other);
}

/** The cell as in a spreadsheet. After `z` comes `aa`. @throws RangeError unless row and column are whole numbers from 0; TypeError unless it is a cell */
export function printCell(cell: Cell): string {
  checkCell(cell);
  checkWhole('cell.row', cell.row, { min: 0 });
  checkWhole('cell.column', cell.column, { min: 0 });
  return cells.printCell(cell);
}

/** Is the cell inside the grid? Also false for numbers that are not whole. @throws TypeError or RangeError unless there are a size and a cell */
export function isInside(size: GridSize, cell: Cell): boolean {
  checkSize(size);
  checkGiven('cell', cell, 'an object');
  return grids.isInside(size, cell);
}

/** The card in a cell; `NO_CARD` in an empty one and outside the grid. @throws TypeError or RangeError unless they are a grid and a cell */
export function cardIn(grid: Grid, cell: Cell): Card {
  checkGrid(grid);
  checkGiven('cell', cell, 'an object');
  return grids.cardIn(grid, cell);
}

/** How many cards lie in the grid. @throws TypeError or RangeError unless it is a grid */
export function cardsInGrid(grid: Grid): number {
  checkGrid(grid);
  return grids.cardsInGrid(grid);
}

/** A point for each card that is neither in the grid nor in the deck: from 0 to 52. @throws TypeError or RangeError unless it is a grid */
export function scoreOf(grid: Grid): number {
  checkGrid(grid);
  return grids.scoreOf(grid);
}

/** All cards have been removed. @throws TypeError or RangeError unless it is a grid */
export function isWon(grid: Grid): boolean {
  checkGrid(grid);
  return grids.isWon(grid);
}

/** The rows of the grid, from the top; each from the left. @throws TypeError or RangeError unless it has a size and cells */
export function rowsOf(grid: Pick<Grid, 'cells' | 'rows' | 'columns'>): Card[][] {
  checkSize(grid);
  checkGiven('grid.cells', grid.cells, 'an array');
  return grids.rowsOf(grid);
}

/** The grid as text. An empty deck is left out. @throws TypeError or RangeError unless it is a grid */
export function printGrid(grid: Grid): string {
  checkGrid(grid);
  return gridText.printGrid(grid);
}

/** A grid of the first cards, row by row; the others are in the deck. @throws TypeError or RangeError unless there are an array and a size */
export function dealt(cards: readonly Card[], size: Pick<Grid, 'rows' | 'columns'>): Grid {
  checkGiven('cards', cards, 'an array');
  checkSize(size);
  return playing.dealt(cards, size);
}

/** Makes a move if the rules allow it. The grid given stays as it is. @throws TypeError or RangeError unless they are a grid and a move */
export function play(grid: Grid, move: Move): Outcome {
  checkMove(grid, move);
  return playing.play(grid, move);
}

/** Why `play` would refuse the move; undefined if it would not. @throws as `play` */
export function refuseMove(grid: Grid, move: Move): Refusal | undefined {
  checkMove(grid, move);
  return playing.refuseMove(grid, move);
}

/**
 * The pairs come first, in row-major order of their first cell, then of their second; `consolidate` is last,
 * if it would change something.
 * @throws TypeError or RangeError unless it is a grid
 */
export function legalMoves(grid: Grid): Move[] {
  checkGrid(grid);
  return moves.legalMoves(grid);
}

/** The first pair in row-major order, which is the statement's hint; undefined if there is none. @throws as `legalMoves` */
export function firstPair(grid: Grid): Pair | undefined {
  checkGrid(grid);
  return moves.firstPair(grid);
}

/** Every pair that can be removed, in row-major order of its first cell, then of its second. @throws as `legalMoves` */
export function pairsOf(grid: Grid): Generator<Pair, undefined> {
  checkGrid(grid);
  return moves.pairsOf(grid);
}

/** The move as text: `a1-b2` or `consolidate`. @throws TypeError unless it is a move */
export function printMove(move: Move): string {
  if (move !== 'consolidate') checkPair(move);
  return moveText.printMove(move);
}

/** The move of a text. @throws TextError; TypeError unless it is a string */
export function parseMove(text: string): Move {
  checkGiven('text', text, 'a string');
  return moveText.parseMove(text);
}

function checkMove(grid: Grid, move: Move): void {
  checkGrid(grid);
  if (move !== 'consolidate') checkPair(move);
}

function checkPair(pair: unknown): void {
  checkGiven('a pair', pair, 'an array');
  const [one, other] = pair as readonly unknown[];
  checkCell(one);
  checkCell(other);
}

function checkCell(cell: unknown): void {
  checkGiven('cell', cell, 'an object');
  checkGiven('cell.row', (cell as Cell).row, 'a number');
  checkGiven('cell.column', (cell as Cell).column, 'a number');
}
