/** The argument checks that every view performs. */
import { DECK_SIZE, NO_CARD } from '../../../core/card.js';
import { checkGiven, valueText } from '../../../core/given.js';
import type { Cell } from '../words/cell.js';
import type { MonteCarloFrame } from './frame.js';
import type { MonteCarloEventsHandler } from './handler.js';

/** @throws TypeError */
export function checkHandler(handler: unknown): asserts handler is MonteCarloEventsHandler {
  if (typeof handler !== 'object' || handler === null) {
    throw new TypeError(`A view needs an events handler, not ${valueText(handler)}.`);
  }
}

/** @throws TypeError, RangeError */
export function checkRows(rows: unknown): asserts rows is MonteCarloFrame['rows'] {
  if (!Array.isArray(rows))
    throw new TypeError(`${valueText(rows)} was given as the rows of cells; give an array.`);
  const columns = Array.isArray(rows[0]) ? rows[0].length : 0;
  Array.from(rows, (row: unknown, index) => checkRow(row, { index, columns }));
  if (rows.length * columns > DECK_SIZE) {
    throw new RangeError(
      `${rows.length} x ${columns} cells were given; a grid has at most ${DECK_SIZE} cells.`,
    );
  }
}

function checkRow(row: unknown, { index, columns }: { index: number; columns: number }): void {
  if (!Array.isArray(row))
    throw new TypeError(`${valueText(row)} was given as row ${index}; give an array of cards.`);
  if (row.length !== columns || columns === 0) {
    throw new RangeError(
      `row ${index} has length ${row.length}; all rows must be as long as the first and not empty.`,
    );
  }
  const column = Array.from(row).findIndex((card: unknown) => !isShownCard(card));
  if (column >= 0) {
    throw new RangeError(
      `${valueText(row[column])} is not a card (row ${index}, column ${column}); cards run from 0 to ${DECK_SIZE - 1}, ` +
        `and ${NO_CARD} is an empty cell.`,
    );
  }
}

const isShownCard = (card: unknown): boolean => isWholeTo(DECK_SIZE - 1, card) || card === NO_CARD;

const isWholeTo = (most: number, value: unknown): boolean =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= most;

/** @param rows the grid that must contain the cells @throws TypeError, RangeError */
export function checkHighlighted(
  cells: unknown,
  rows: MonteCarloFrame['rows'],
): asserts cells is readonly Cell[] {
  if (!Array.isArray(cells))
    throw new TypeError(`${valueText(cells)} was given as the highlighted cells; give an array.`);
  checkGiven('rows', rows, 'an array');
  const [last, across] = [rows.length - 1, (rows[0]?.length ?? 0) - 1];
  for (const cell of cells as unknown[]) {
    if (typeof cell !== 'object' || cell === null)
      throw new TypeError(`${valueText(cell)} was given as a highlighted cell; give its row and column.`);
    const { row, column } = cell as Partial<Record<'row' | 'column', unknown>>;
    if (!isWholeTo(last, row) || !isWholeTo(across, column)) {
      throw new RangeError(
        `row ${valueText(row)}, column ${valueText(column)} is not a cell of the ${last + 1} x ${across + 1} grid; both are counted from 0.`,
      );
    }
  }
}

/** Checks a number of cards, in the deck or removed. @throws RangeError */
export function checkCount(count: unknown, what: string): void {
  checkGiven('what', what, 'a string');
  if (!isWholeTo(DECK_SIZE, count)) {
    throw new RangeError(
      `${valueText(count)} was given as ${what}; use a whole number from 0 to ${DECK_SIZE}.`,
    );
  }
}

/** @throws TypeError */
export function checkGameNumber(number: unknown): void {
  if (typeof number !== 'bigint' && number !== undefined) {
    throw new TypeError(
      `${valueText(number)} was given as the number of the game; give a bigint or undefined.`,
    );
  }
}

/** @throws TypeError */
export function checkHelp(text: unknown): void {
  if (typeof text !== 'string')
    throw new TypeError(`${valueText(text)} was given as the short rules; give a string.`);
}
