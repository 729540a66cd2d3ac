import { describe, expect, test } from '@jest/globals';
import { NO_CARD } from '../../../../src/core/card.js';
import {
  cardIn,
  cardsInGrid,
  cellAt,
  copyOf,
  emptyGrid,
  indexOf,
  isInside,
  isWon,
  parseGrid,
  printGrid,
  rowsOf,
  scoreOf,
} from '../../../../src/games/montecarlo/model/grid.js';
import { dealt } from '../../../../src/games/montecarlo/model/play.js';
import { areTouching } from '../../../../src/games/montecarlo/words/cell.js';
import { cardsNumbered } from '../../../support/cards.js';
import fc from 'fast-check';
import { arbitraryGrid } from '../../../support/arbitrary-grid.js';
import { errorOf } from '../../../support/error-of.js';

const SIZE = { rows: 2, columns: 3 };

describe('a size', () => {
  test.each([
    [0, 5],
    [5, 0],
    [-1, -1],
    [2.5, 2],
    [1, NaN],
    [53, 1],
    [7, 8],
    [Infinity, 1],
  ])('refuses %p x %p', (rows, columns) => {
    expect(() => emptyGrid({ rows, columns })).toThrow(
      new RangeError(`a grid has from 1 to 52 cells in whole rows and columns, not ${rows} x ${columns}`),
    );
  });

  test('refuses a text', () => {
    expect(() => emptyGrid({ rows: '5' as never, columns: 5 })).toThrow('not "5" x 5');
  });

  test.each([
    [1, 1],
    [52, 1],
    [1, 52],
    [4, 13],
  ])('%p x %p makes a grid without cards', (rows, columns) => {
    const grid = emptyGrid({ rows, columns });
    expect([grid.cells.length, cardsInGrid(grid), grid.deck]).toEqual([rows * columns, 0, []]);
  });
});

describe('cells', () => {
  test('are counted row by row', () => {
    const cells = [0, 1, 2, 3, 4, 5].map((index) => cellAt(SIZE, index));
    expect(cells.map(({ row, column }) => `${row}${column}`)).toEqual(['00', '01', '02', '10', '11', '12']);
    expect(cells.map((cell) => indexOf(SIZE, cell))).toEqual([0, 1, 2, 3, 4, 5]);
  });

  test.each([
    [0, 0, true],
    [1, 2, true],
    [2, 0, false],
    [0, 3, false],
    [-1, 0, false],
    [0, -1, false],
    [0.5, 0, false],
    [0, NaN, false],
  ])('row %p, column %p is inside: %p', (row, column, inside) => {
    expect(isInside(SIZE, { row, column })).toBe(inside);
  });

  test('outside the grid have no card', () => {
    const grid = dealt(cardsNumbered(7, 8, 9, 10, 11, 12), SIZE);
    const cards = [
      [1, 2],
      [0, 3],
      [2, 0],
      [-1, 2],
    ].map(([row = 0, column = 0]) => cardIn(grid, { row, column }));
    expect(cards).toEqual([12, NO_CARD, NO_CARD, NO_CARD]);
  });

  test('touch their neighbors, but not themselves', () => {
    const middle = { row: 2, column: 2 };
    const touching = Array.from({ length: 25 }, (_, index) => cellAt({ rows: 5, columns: 5 }, index)).filter(
      (cell) => areTouching(middle, cell),
    );
    expect(touching.map(({ row, column }) => `${row}${column}`)).toEqual(
      '11 12 13 21 23 31 32 33'.split(' '),
    );
  });
});

test('cards are dealt row by row, and the rest is the deck', () => {
  const grid = dealt(cardsNumbered(1, 2, 3, 4, 5, 6, 7, 8), SIZE);
  expect([rowsOf(grid), grid.deck, scoreOf(grid)]).toEqual([
    [
      [1, 2, 3],
      [4, 5, 6],
    ],
    [7, 8],
    44,
  ]);
});

test('too few cards leave cells empty', () => {
  const grid = dealt(cardsNumbered(1, 2), SIZE);
  expect([rowsOf(grid), grid.deck]).toEqual([
    [
      [1, 2, NO_CARD],
      [NO_CARD, NO_CARD, NO_CARD],
    ],
    [],
  ]);
});

test('a game is won once all cards in the grid and the deck are removed', () => {
  const grids = [[], [1], [1, 2, 3, 4, 5, 6, 7]].map((cards) => dealt(cardsNumbered(...cards), SIZE));
  const deckLeft = { ...emptyGrid(SIZE), deck: cardsNumbered(1) };
  expect([...grids, deckLeft].map(isWon)).toEqual([true, false, false, false]);
});

test('a copy of a grid is equal to it but shares no arrays with it', () => {
  const grid = dealt(cardsNumbered(1, 2, 3, 4, 5, 6, 7), SIZE);
  const copy = copyOf(grid);
  expect(copy).toEqual(grid);
  expect([copy.cells === grid.cells, copy.deck === grid.deck]).toEqual([false, false]);
});

describe('a grid', () => {
  test('has the rows from the top and the deck with the next card first', () => {
    expect(parseGrid('r1: As -- 10h\nr2: kc 2d --\ndeck: 3s 4s')).toEqual({
      rows: 2,
      columns: 3,
      cells: [0, NO_CARD, 22, 51, 27, NO_CARD],
      deck: [2, 3],
    });
  });

  test.each([
    ['r1: As; deck: 2s', 'r1: As\ndeck: 2s'],
    ['deck: 2s\nr1: As', 'r1: As\ndeck: 2s'],
    ['r1: --\ndeck:', 'r1: --'],
    [' r1:As\n\n r2:--;', 'r1: As\nr2: --'],
  ])('%j is %j', (text, canonical) => {
    expect(printGrid(parseGrid(text))).toBe(canonical);
  });

  test('can be printed and parsed, whatever its size', () => {
    fc.assert(
      fc.property(arbitraryGrid, (grid) => {
        expect(parseGrid(printGrid(grid))).toEqual(grid);
      }),
    );
  });
});

describe('a text that is not a grid', () => {
  const CARD = 'a card such as Ah, Td or 10d';
  const LINE = 'a row and a colon, such as r1:, or deck:';
  test.each([
    ['', 'line 1, column 1: nothing is there; expected the rows of a grid, such as r1: 6h 2s'],
    ['deck: As', 'line 1, column 1: nothing is there; expected the rows of a grid, such as r1: 6h 2s'],
    ['t1: As', `line 1, column 1: "t1"; expected ${LINE}`],
    ['r1 As', `line 1, column 1: "r1"; expected ${LINE}`],
    ['r0: As', `line 1, column 1: "r0"; expected ${LINE}`],
    ['r1: As\ndeck 2s', `line 2, column 1: "deck"; expected ${LINE}`],
    ['r1: As\ndeck: 2s\ndeck: 3s', 'line 3, column 1: "deck"; expected one deck'],
    ['r2: As', 'line 1, column 1: "r2"; expected row r1 here, each row once'],
    ['r1: As\nr1: 2s', 'line 2, column 1: "r1"; expected row r2 here, each row once'],
    ['r1: As\nr3: 2s', 'line 2, column 1: "r3"; expected row r2 here, each row once'],
    ['r1: As 2s\nr2: 3s', 'line 2, column 1: "r2"; expected 2 cells, as in r1'],
    ['r1:', 'line 1, column 4: nothing is there; expected the cards of the row, -- for an empty cell'],
    ['r1: As Xx', `line 1, column 8: "Xx"; expected ${CARD}, or -- for none`],
    ['r1: As\ndeck: --', `line 2, column 7: "--"; expected ${CARD}`],
    ['r1: As 2s As', 'line 1, column 11: "As"; expected each card once'],
    ['r1: As\ndeck: as', 'line 2, column 7: "as"; expected each card once'],
    [`r1: ${'-- '.repeat(53)}`, 'line 1, column 161: "--"; expected at most 52 cells in a row'],
    [
      `r1: ${'-- '.repeat(27)}\nr2: ${'-- '.repeat(27)}`,
      'line 2, column 1: "r2"; expected at most 52 cells in all',
    ],
  ])('%j', (text, message) => {
    expect(errorOf(() => parseGrid(text))).toBe(`TextError: ${message}`);
  });
});
