/** The cells of the model in the course's words. */
import type { Cell } from '../../words/cell.js';
import { faultOf } from '../../../../core/door/kind.js';
import { Coordinates } from './coordinates.js';

export const coordinatesOf = ({ row, column }: Cell): Coordinates => new Coordinates(row, column);

/** @throws TypeError unless they are Coordinates, as Java's compiler has it */
export function cellOf(coordinates: Coordinates): Cell {
  const fault = faultOf(Coordinates, coordinates);
  if (fault !== undefined) throw new TypeError(fault);
  return { row: coordinates.getRow(), column: coordinates.getColumn() };
}
