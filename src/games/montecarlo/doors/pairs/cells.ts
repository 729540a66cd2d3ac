/** The cells of the model in the course's words. */
import type { Cell } from '../../words/cell.js';
import { faultOf } from '../../../../core/door.js';
import { Coordinates } from './coordinates.js';

export const coordinatesOf = ({ row, column }: Cell): Coordinates => new Coordinates(row, column);

/** @throws TypeError unless the argument is of the class Coordinates, which Java's compiler would demand */
export function cellOf(coordinates: Coordinates): Cell {
  const fault = faultOf(Coordinates, coordinates);
  if (fault !== undefined) throw new TypeError(fault);
  return { row: coordinates.getRow(), column: coordinates.getColumn() };
}
