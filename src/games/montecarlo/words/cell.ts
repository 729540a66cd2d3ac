/**
 * Cells and their names, as in a spreadsheet: a letter for the column from the left, a number for the row from the top.
 * `a1` is the first cell, and `e5` is the last of 25. No column is called `r`, because `r1` is a row.
 */
import { checkGiven, checkWhole } from '../../../core/given.js';

/** A place in the grid. */
export interface Cell {
  /** From 0, topmost. */
  readonly row: number;
  /** From 0, leftmost. */
  readonly column: number;
}

/** @throws TypeError unless it is a cell, inside any grid or not */
export function checkCell(cell: unknown): asserts cell is Cell {
  checkGiven('cell', cell, 'an object');
  const { row, column } = cell as Cell;
  checkGiven('cell.row', row, 'a number');
  checkGiven('cell.column', column, 'a number');
}

/** @throws TypeError unless both are cells */
export function isSameCell(one: Cell, other: Cell): boolean {
  checkCell(one);
  checkCell(other);
  return one.row === other.row && one.column === other.column;
}

/** Do the cells touch in a row, a column or a diagonal? The edges don't wrap around. @throws TypeError unless both are cells */
export function areTouching(one: Cell, other: Cell): boolean {
  if (isSameCell(one, other)) return false;
  return Math.abs(one.row - other.row) <= 1 && Math.abs(one.column - other.column) <= 1;
}

/** A copy, safe to pass to other code. */
export const copyOfCell = ({ row, column }: Cell): Cell => ({ row, column });

const LETTERS = 'abcdefghijklmnopqstuvwxyz';

/** The name of the cell. After `z` comes `aa`. @throws RangeError unless row and column are whole numbers from 0; TypeError unless it is a cell */
export function printCell(cell: Cell): string {
  checkCell(cell);
  const { row, column } = cell;
  checkWhole('cell.row', row, { min: 0 });
  checkWhole('cell.column', column, { min: 0 });
  const last = LETTERS.charAt(column % LETTERS.length);
  const before = Math.floor(column / LETTERS.length);
  return `${before > 0 ? LETTERS.charAt(before - 1) : ''}${last}${row + 1}`;
}

/** The cell with this name; undefined for any other word. @throws TypeError unless it is a string */
export function parseCell(word: string): Cell | undefined {
  checkGiven('a word', word, 'a string');
  const [, letters, digits] = /^([a-qs-z]{1,2})([1-9]\d?)$/.exec(word) ?? [];
  if (letters === undefined || digits === undefined) return undefined;
  let column = 0;
  for (const letter of letters) column = column * LETTERS.length + LETTERS.indexOf(letter) + 1;
  return { row: Number(digits) - 1, column: column - 1 };
}
