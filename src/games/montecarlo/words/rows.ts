/** The rows of a grid as text: `r1: 6h 2s -- 8d 9s`, from the top, each from the left; `--` for an empty cell. */
import type { Card } from '../../../core/card.js';
import { DECK_SIZE, NO_CARD, parseCard, printCard } from '../../../core/card.js';
import { TextError } from '../../../core/text/text-error.js';
import type { Entry, Word } from '../../../core/text/words.js';
import { missingWord } from '../../../core/text/words.js';

const NONE = '--';

export const printCellCard = (card: Card): string => (card === NO_CARD ? NONE : printCard(card));

export const printRow = (row: number, cards: readonly Card[]): string =>
  `r${row + 1}: ${cards.map(printCellCard).join(' ')}`;

/** The number of a row, from 0, from a key such as `r1`; undefined for any other entry. */
export function rowOf({ key, hasColon }: Entry): number | undefined {
  const [, digits] = /^r([1-9]\d?)$/.exec(key.text) ?? [];
  return digits === undefined || !hasColon ? undefined : Number(digits) - 1;
}

/** @throws TextError unless the words are cards or empty cells, from 1 to 52 */
export function readRow(entry: Entry): Card[] {
  const { words } = entry;
  if (words.length === 0)
    throw new TextError(missingWord(entry), '', 'the cards of the row, -- for an empty cell');
  const extra = words[DECK_SIZE];
  if (extra !== undefined) throw new TextError(extra, extra.text, `at most ${DECK_SIZE} cells in a row`);
  return words.map(readCellCard);
}

/** @throws TextError unless the word is a card, or `--` */
export function readCellCard(word: Word): Card {
  const card = word.text === NONE ? NO_CARD : parseCard(word.text);
  if (card === undefined)
    throw new TextError(word, word.text, 'a card such as Ah, Td or 10d, or -- for none');
  return card;
}

/**
 * Joins the rows into one list.
 * @throws TextError unless the rows are numbered from 1, equally long, and have at most 52 cells
 */
export function readRows(entries: readonly Entry[]): { cells: Card[]; rows: number; columns: number } {
  const columns = entries[0]?.words.length ?? 0;
  const cells = entries.flatMap((entry, row) => {
    const { key } = entry;
    if (rowOf(entry) !== row) throw new TextError(key, key.text, `row r${row + 1} here, each row once`);
    const cards = readRow(entry);
    if (cards.length !== columns) throw new TextError(key, key.text, `${cellsOf(columns)}, as in r1`);
    if ((row + 1) * columns > DECK_SIZE)
      throw new TextError(key, key.text, `at most ${DECK_SIZE} cells in all`);
    return cards;
  });
  return { cells, rows: entries.length, columns };
}

const cellsOf = (count: number): string => `${count} ${count === 1 ? 'cell' : 'cells'}`;
