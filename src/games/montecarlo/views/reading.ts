/** Puts cells and rows into words, and finds a card. */
import type { Card } from '../../../core/card.js';
import { NO_CARD } from '../../../core/card.js';
import type { MonteCarloFrame } from '../contract/frame.js';
import type { Cell } from '../words/cell.js';
import { isHighlighted } from './changes.js';
import type { CellContent } from '../words/strings/english.js';

/** The texts for reading a grid. */
export interface ReadingStrings {
  row(row: number, cards: readonly Card[]): string;
  cell(cell: CellContent): string;
  readonly marked: string;
}

/** A cell in words. A highlighted cell is marked. */
export function readCell(frame: MonteCarloFrame, cell: Cell, strings: ReadingStrings): string {
  const told = strings.cell({ ...cell, card: frame.rows[cell.row]?.[cell.column] ?? NO_CARD });
  return isHighlighted(frame, cell) ? `${told}, ${strings.marked}` : told;
}

/** The rows, then the highlighted cells. */
export const readRows = (frame: MonteCarloFrame, strings: ReadingStrings): string[] => [
  ...frame.rows.map((cards, row) => strings.row(row, cards)),
  ...frame.highlighted.map((cell) => readCell(frame, cell, strings)),
];

/** The cell of a card; undefined if it is not on the table. */
export function placeOf({ rows }: Pick<MonteCarloFrame, 'rows'>, card: Card): Cell | undefined {
  const row = rows.findIndex((cards) => cards.includes(card));
  return row < 0 ? undefined : { row, column: rows[row]?.indexOf(card) ?? 0 };
}
