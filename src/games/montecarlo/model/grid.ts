/**
 * The layout of the game. A grid is a value, so a move makes a new grid, which shares the deck unless the move changed
 * it.
 */
import type { Card } from '../../../core/card.js';
import { DECK_SIZE, NO_CARD, printCard } from '../../../core/card.js';
import { checkGiven, valueText } from '../../../core/given.js';
import { entriesOf, readCard } from '../../../core/text/words.js';
import type { Cell } from '../words/cell.js';
import { TextError } from '../../../core/text/text-error.js';
import type { Entry } from '../../../core/text/words.js';
import { printRow, readCellCard, readRows, rowOf } from '../words/rows.js';

/** The numbers of rows and columns, each from 1, with at most 52 cells. */
export interface GridSize {
  readonly rows: number;
  readonly columns: number;
}

/** University of Maryland, Baltimore County, CMSC 202, Project 2. */
export const FIVE_BY_FIVE: GridSize = /* @__PURE__ */ Object.freeze({ rows: 5, columns: 5 });

/** A layout: the cards in the cells, and the deck. */
export interface Grid extends GridSize {
  /** Row by row from the top, each from the left; `NO_CARD` in an empty cell. */
  readonly cells: readonly Card[];
  /** The undealt cards, with the next card first. */
  readonly deck: readonly Card[];
}

/** @throws RangeError unless there are from 1 to 52 cells; TypeError unless it is an object */
export function checkSize(size: GridSize): void {
  checkGiven('size', size, 'an object');
  const { rows, columns } = size;
  const isSize = Number.isInteger(rows) && Number.isInteger(columns) && rows >= 1 && columns >= 1;
  if (!isSize || rows * columns > DECK_SIZE) {
    throw new RangeError(
      `a grid has from 1 to ${DECK_SIZE} cells in whole rows and columns, not ${valueText(rows)} x ${valueText(columns)}`,
    );
  }
}

/** @throws RangeError unless there are from 1 to 52 cells; TypeError unless there are cells and a deck */
export function checkGrid(grid: Grid): void {
  checkGiven('grid', grid, 'an object');
  checkGiven('grid.cells', grid.cells, 'an array');
  checkGiven('grid.deck', grid.deck, 'an array');
  checkSize(grid);
}

/** A grid without cards, and an empty deck. @throws RangeError unless there are from 1 to 52 cells; TypeError unless it is an object */
export function emptyGrid(size: GridSize): Grid {
  checkSize(size);
  const { rows, columns } = size;
  return { rows, columns, cells: new Array<Card>(rows * columns).fill(NO_CARD), deck: [] };
}

/** A copy, safe to pass to other code. */
export const copyOf = (grid: Grid): Grid => ({
  ...grid,
  cells: grid.cells.slice(),
  deck: grid.deck.slice(),
});

export const indexOf = ({ columns }: GridSize, { row, column }: Cell): number => row * columns + column;

export const cellAt = ({ columns }: GridSize, index: number): Cell => ({
  row: Math.floor(index / columns),
  column: index % columns,
});

/** Is the cell inside the grid? False for numbers that aren't whole. @throws TypeError or RangeError unless the arguments are a size and a cell */
export function isInside(size: GridSize, cell: Cell): boolean {
  checkSize(size);
  checkGiven('cell', cell, 'an object');
  return isBelow(cell.row, size.rows) && isBelow(cell.column, size.columns);
}

const isBelow = (value: number, limit: number): boolean =>
  Number.isInteger(value) && value >= 0 && value < limit;

/**
 * The card in a cell; `NO_CARD` in an empty cell and outside the grid.
 * @throws TypeError or RangeError unless the arguments are a grid and a cell
 */
export function cardIn(grid: Grid, cell: Cell): Card {
  checkGrid(grid);
  checkGiven('cell', cell, 'an object');
  return cardAt(grid, cell);
}

/** `cardIn` without checks. */
export const cardAt = (grid: Grid, cell: Cell): Card =>
  isBelow(cell.row, grid.rows) && isBelow(cell.column, grid.columns)
    ? (grid.cells[indexOf(grid, cell)] ?? NO_CARD)
    : NO_CARD;

/** The number of cards in the grid. @throws TypeError or RangeError unless it is a grid */
export function cardsInGrid(grid: Grid): number {
  checkGrid(grid);
  let cards = 0;
  for (const card of grid.cells) if (card !== NO_CARD) cards++;
  return cards;
}

/** One point for each removed card, from 0 to 52. @throws TypeError or RangeError unless it is a grid */
export function scoreOf(grid: Grid): number {
  return DECK_SIZE - cardsInGrid(grid) - grid.deck.length;
}

/** Have all cards been removed? @throws TypeError or RangeError unless it is a grid */
export function isWon(grid: Grid): boolean {
  return scoreOf(grid) === DECK_SIZE;
}

/** The rows from the top, each from the left. @throws TypeError or RangeError unless the grid has a size and cells */
export function rowsOf(grid: Pick<Grid, 'cells' | 'rows' | 'columns'>): Card[][] {
  checkSize(grid);
  const { cells, rows, columns } = grid;
  checkGiven('grid.cells', cells, 'an array');
  return Array.from({ length: rows }, (_, row) => cells.slice(row * columns, (row + 1) * columns));
}

const EXPECTED = 'a row and a colon, such as r1:, or deck:';

/** @throws TextError, also if a card or a row occurs twice */
export function parseGrid(text: string): Grid {
  const entries = entriesOf(text);
  const rows = entries.filter((entry) => rowOf(entry) !== undefined);
  const decks = entries.filter(({ key, hasColon }) => hasColon && key.text === 'deck');
  const odd = entries.find((entry) => !rows.includes(entry) && !decks.includes(entry));
  const [deck, extra] = decks;
  if (odd !== undefined) throw new TextError(odd.key, odd.key.text, EXPECTED);
  if (extra !== undefined) throw new TextError(extra.key, extra.key.text, 'one deck');
  if (rows.length === 0) throw new TextError(START, '', 'the rows of a grid, such as r1: 6h 2s');
  const grid = { ...readRows(rows), deck: deck?.words.map(readCard) ?? [] };
  checkOnce(entries);
  return grid;
}

const START = { line: 1, column: 1 };

/** @throws TextError if a card occurs twice */
function checkOnce(entries: readonly Entry[]): void {
  const seen = new Set<Card>();
  for (const word of entries.flatMap(({ words }) => words)) {
    const card = readCellCard(word);
    if (seen.has(card)) throw new TextError(word, word.text, 'each card once');
    if (card !== NO_CARD) seen.add(card);
  }
}

/** The grid as text, without an empty deck. @throws TypeError or RangeError unless it is a grid */
export function printGrid(grid: Grid): string {
  checkGrid(grid);
  const lines = rowsOf(grid).map((cards, row) => printRow(row, cards));
  if (grid.deck.length > 0) lines.push(`deck: ${grid.deck.map(printCard).join(' ')}`);
  return lines.join('\n');
}
