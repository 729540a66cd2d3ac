import { valueText } from '../../../../core/given.js';
import { faultOf } from '../../../../core/door.js';
import type { Cell } from '../../words/cell.js';

/** A cell in a grid of any size. Invariant: row and column are whole numbers from 0, and never change. */
export class Coordinates {
  /**
   * Precondition: both are whole numbers from 0; row 0 is the topmost, and column 0 is the leftmost.
   * Postcondition: `getRow()` and `getColumn()` return these numbers.
   * @throws RangeError if the precondition does not hold
   */
  constructor(
    private readonly row: number,
    private readonly column: number,
  ) {
    check('row', row);
    check('column', column);
    Object.freeze(this);
  }

  /**
   * Precondition: none.
   * Postcondition: the result is the given row, from 0 at the top.
   */
  getRow(): number {
    return this.row;
  }

  /**
   * Precondition: none.
   * Postcondition: the result is the given column, from 0 at the left.
   */
  getColumn(): number {
    return this.column;
  }

  /**
   * Precondition: none; the argument may be any value.
   * Postcondition: the result is true for Coordinates with the same row and column, and false for anything else.
   */
  equals(other: unknown): boolean {
    return other instanceof Coordinates && other.row === this.row && other.column === this.column;
  }

  /**
   * Precondition: none.
   * Postcondition: the result is row and column in parentheses, such as `(0, 4)`.
   */
  toString(): string {
    return `(${this.row}, ${this.column})`;
  }
}

function check(what: 'row' | 'column', value: number): void {
  if (!Number.isInteger(value) || value < 0) {
    throw new RangeError(`a ${what} must be a whole number from 0, not ${valueText(value)}`);
  }
}

export const coordinatesOf = ({ row, column }: Cell): Coordinates => new Coordinates(row, column);

/** @throws TypeError unless the argument is of the class Coordinates, which Java's compiler would demand */
export function cellOf(coordinates: Coordinates): Cell {
  const fault = faultOf(Coordinates, coordinates);
  if (fault !== undefined) throw new TypeError(fault);
  return { row: coordinates.getRow(), column: coordinates.getColumn() };
}
