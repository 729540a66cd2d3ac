/**
 * Grids as text. Each row is a line, or stands between semicolons: `r1: 6h 2s -- 8d 9s`, from the top. Then
 * comes `deck: 6c 9d`, the card dealt next first. Without `deck` the deck is empty.
 */
import type { Card } from '../../../core/card.js';
import { NO_CARD, printCard } from '../../../core/card.js';
import { TextError } from '../../../core/text/text-error.js';
import { readCard } from '../../../core/text/values.js';
import type { Entry } from '../../../core/text/words.js';
import { entriesOf } from '../../../core/text/words.js';
import type { Grid } from './grid.js';
import { checkGrid, rowsOf } from './grid.js';
import { printRow, readCellCard, readRows, rowOf } from '../words/rows.js';

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

/** @throws TextError at a card that occurs twice */
function checkOnce(entries: readonly Entry[]): void {
  const seen = new Set<Card>();
  for (const word of entries.flatMap(({ words }) => words)) {
    const card = readCellCard(word);
    if (seen.has(card)) throw new TextError(word, word.text, 'each card once');
    if (card !== NO_CARD) seen.add(card);
  }
}

/** The grid as text. An empty deck is left out. @throws TypeError or RangeError unless it is a grid */
export function printGrid(grid: Grid): string {
  checkGrid(grid);
  const lines = rowsOf(grid).map((cards, row) => printRow(row, cards));
  if (grid.deck.length > 0) lines.push(`deck: ${grid.deck.map(printCard).join(' ')}`);
  return lines.join('\n');
}
