import { describe, expect, test } from '@jest/globals';
import { entriesOf, wordsOf } from '../../../../src/core/text/words.js';
import { areTouching, copyOfCell, isSameCell } from '../../../../src/games/montecarlo/words/cell.js';
import {
  printRow,
  readCellCard,
  readRow,
  readRows,
  rowOf,
} from '../../../../src/games/montecarlo/words/rows.js';
import { newDeck } from '../../../../src/core/deck.js';
import { cardsNumbered } from '../../../support/cards.js';
import { NO_CARD, printCard } from '../../../../src/core/card.js';

const DECK = newDeck().map(printCard).join(' ');

describe('the rows in a grid', () => {
  const read = (text: string): unknown => readRows(entriesOf(text));

  test('are read in order', () => {
    expect(read('r1: As -- Kc\nr2: 2s 3s 4s')).toEqual({
      cells: [0, NO_CARD, 51, 1, 2, 3],
      rows: 2,
      columns: 3,
    });
    expect(read('')).toEqual({ cells: [], rows: 0, columns: 0 });
    expect(read(`r1: ${DECK}`)).toMatchObject({ cells: newDeck(), columns: 52 });
  });

  test.each([
    ['r2: As', 'line 1, column 1: "r2"; expected row r1 here, each row once'],
    ['r1: As\nr1: 2s', 'line 2, column 1: "r1"; expected row r2 here, each row once'],
    ['r1: As 2s\nr2: 3s', 'line 2, column 1: "r2"; expected 2 cells, as in r1'],
    ['r1: As\nr2: 2s 3s', 'line 2, column 1: "r2"; expected 1 cell, as in r1'],
    ['r1:', 'line 1, column 4: nothing is there; expected the cards of the row, -- for an empty cell'],
    ['r1: As xx', 'line 1, column 8: "xx"; expected a card such as Ah, Td or 10d, or -- for none'],
    [`r1: ${DECK} --`, 'line 1, column 161: "--"; expected at most 52 cells in a row'],
    [`r1: ${DECK}\nr2: ${DECK}`, 'line 2, column 1: "r2"; expected at most 52 cells in all'],
  ])('%s are refused', (text, message) => expect(() => read(text)).toThrow(new Error(message)));

  test('are printed and parsed', () => {
    expect(printRow(11, [...cardsNumbered(0), NO_CARD, ...cardsNumbered(51)])).toBe('r12: As -- Kc');
  });
});

test.each([
  ['r1: As', 0],
  ['r99: As', 98],
  ['r1 As', undefined],
  ['r0: As', undefined],
  ['r01: As', undefined],
  ['r100: As', undefined],
  ['r1x: As', undefined],
  ['xr1: As', undefined],
  ['deck: As', undefined],
])('the row of %s is %s', (text, row) => expect(entriesOf(text).map(rowOf)).toEqual([row]));

test('a single row and a single cell can be read too', () => {
  expect(entriesOf('r7: As --').map(readRow)).toEqual([[0, NO_CARD]]);
  expect(wordsOf('-- As').map(readCellCard)).toEqual([NO_CARD, 0]);
});

test('two different cells touch in a row, a column or a diagonal', () => {
  const all = Array.from({ length: 25 }, (_, index) => ({ row: Math.floor(index / 5), column: index % 5 }));
  const drawn = all.map((cell) => {
    const middle = { row: 2, column: 2 };
    return isSameCell(cell, middle) ? 'o' : areTouching(cell, middle) ? 'x' : '.';
  });
  expect(drawn.join('')).toBe(['.....', '.xxx.', '.xox.', '.xxx.', '.....'].join(''));
  expect(areTouching({ row: 2, column: 2 }, { row: 2, column: 2 })).toBe(false);
});

test('a copy of a cell is equal, and changing the copy does not change the cell', () => {
  const cell = { row: 1, column: 2 };
  const copy = Object.assign(copyOfCell(cell), { row: 4 });
  expect([copy, cell]).toEqual([
    { row: 4, column: 2 },
    { row: 1, column: 2 },
  ]);
});
