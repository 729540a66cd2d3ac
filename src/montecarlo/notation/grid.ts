/**
 * Grids as text, a line (or what stands between semicolons) a row: `r1: 6h 2s -- 8d 9s`, from the top, then
 * `deck: 6c 9d`, the card dealt next first. A deck not named is empty.
 */
import type { Card } from '../../core/card.js';
import { NO_CARD, printCard } from '../../core/card.js';
import { TextError } from '../../core/text-error.js';
import { readCard } from '../../core/values.js';
import type { Entry } from '../../core/words.js';
import { entriesOf } from '../../core/words.js';
import type { Grid } from '../model/grid.js';
import { rowsOf } from '../model/grid.js';
import { printRow, readRows, rowOf } from './rows.js';

const EXPECTED = 'a row and a colon, such as r1:, or deck:';

/** @throws TextError; a card or a row may stand there only once */
export function parseGrid(text: string): Grid {
  const entries = entriesOf(text);
  const rows = entries.filter((entry) => rowOf(entry) !== undefined);
  const [deck, ...others] = entries.filter((entry) => !rows.includes(entry));
  if (deck !== undefined && !isDeck(deck)) throw new TextError(deck.key, deck.key.text, EXPECTED);
  for (const { key } of others)
    throw new TextError(key, key.text, isDeckKey(key.text) ? 'one deck' : EXPECTED);
  if (rows.length === 0)
    throw new TextError({ line: 1, column: 1 }, entries[0]?.key.text ?? '', 'the rows of a grid: r1: ...');
  checkOnce(entries);
  return { ...readRows(rows), deck: deck?.words.map(readCard) ?? [] };
}

const isDeckKey = (key: string): boolean => key === 'deck';

const isDeck = ({ key, hasColon }: Entry): boolean => hasColon && isDeckKey(key.text);

function checkOnce(entries: readonly Entry[]): void {
  const seen = new Set<Card>();
  for (const word of entries.flatMap(({ words }) => words)) {
    const card = word.text === '--' ? NO_CARD : readCard(word);
    if (seen.has(card)) throw new TextError(word, word.text, 'each card once');
    if (card !== NO_CARD) seen.add(card);
  }
}

/** A deck that is empty is left out. */
export function printGrid(grid: Grid): string {
  const lines = rowsOf(grid).map((cards, row) => printRow(row, cards));
  if (grid.deck.length > 0) lines.push(`deck: ${grid.deck.map(printCard).join(' ')}`);
  return lines.join('\n');
}
