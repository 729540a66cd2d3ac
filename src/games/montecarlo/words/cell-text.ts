/**
 * Cells as in a spreadsheet: a letter for the column from the left, a number for the row from the top; `a1` is the
 * first, `e5` the last of 25. No column is called `r`: `r1` is a row.
 */
import { checkGiven, checkWhole } from '../../../core/given.js';
import type { Cell } from './cell.js';
import { checkCell } from './cell.js';

const LETTERS = 'abcdefghijklmnopqstuvwxyz';

/** The cell as in a spreadsheet. After `z` comes `aa`. @throws RangeError unless row and column are whole numbers from 0; TypeError unless it is a cell */
export function printCell(cell: Cell): string {
  checkCell(cell);
  const { row, column } = cell;
  checkWhole('cell.row', row, { min: 0 });
  checkWhole('cell.column', column, { min: 0 });
  const last = LETTERS.charAt(column % LETTERS.length);
  const before = Math.floor(column / LETTERS.length);
  return `${before > 0 ? LETTERS.charAt(before - 1) : ''}${last}${row + 1}`;
}

/** The cell of a word; undefined for any other word. @throws TypeError unless it is a string */
export function parseCell(word: string): Cell | undefined {
  checkGiven('a word', word, 'a string');
  const [, letters, digits] = /^([a-qs-z]{1,2})([1-9]\d?)$/.exec(word) ?? [];
  if (letters === undefined || digits === undefined) return undefined;
  let column = 0;
  for (const letter of letters) column = column * LETTERS.length + LETTERS.indexOf(letter) + 1;
  return { row: Number(digits) - 1, column: column - 1 };
}
