/** Places in the grid. */
import { checkGiven } from '../../../core/given.js';

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

/** Are both the same place? @throws TypeError unless both are cells */
export function isSameCell(one: Cell, other: Cell): boolean {
  checkCell(one);
  checkCell(other);
  return one.row === other.row && one.column === other.column;
}

/** Do the cells touch in a row, a column or a diagonal? Nothing wraps round the edges. @throws TypeError unless both are cells */
export function areTouching(one: Cell, other: Cell): boolean {
  if (isSameCell(one, other)) return false;
  return Math.abs(one.row - other.row) <= 1 && Math.abs(one.column - other.column) <= 1;
}

/** A copy that may be handed to anybody. */
export const copyOfCell = ({ row, column }: Cell): Cell => ({ row, column });
