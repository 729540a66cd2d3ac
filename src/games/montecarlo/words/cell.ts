/** A place in the grid. */
export interface Cell {
  /** From 0, topmost. */
  readonly row: number;
  /** From 0, leftmost. */
  readonly column: number;
}

/** Are both the same place? */
export const isSameCell = (one: Cell, other: Cell): boolean =>
  one.row === other.row && one.column === other.column;

/** Do the cells touch in a row, a column or a diagonal? Nothing wraps round the edges. */
export const areTouching = (one: Cell, other: Cell): boolean =>
  !isSameCell(one, other) && Math.abs(one.row - other.row) <= 1 && Math.abs(one.column - other.column) <= 1;

/** A copy that may be handed to anybody. */
export const copyOfCell = ({ row, column }: Cell): Cell => ({ row, column });
