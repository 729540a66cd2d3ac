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
  rowsOf,
  scoreOf,
} from '../../../../src/games/montecarlo/model/grid.js';
import { dealt } from '../../../../src/games/montecarlo/model/play.js';
import { areTouching } from '../../../../src/games/montecarlo/words/cell.js';
import { cardsNumbered } from '../../../support/cards.js';

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
  ])('%p x %p is none', (rows, columns) => {
    expect(() => emptyGrid({ rows, columns })).toThrow(
      new RangeError(`a grid has from 1 to 52 cells in whole rows and columns, not ${rows} x ${columns}`),
    );
  });

  test('is no text, either', () => {
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

  test('outside the grid hold no card', () => {
    const grid = dealt(cardsNumbered(7, 8, 9, 10, 11, 12), SIZE);
    const cards = [
      [1, 2],
      [0, 3],
      [2, 0],
      [-1, 2],
    ].map(([row = 0, column = 0]) => cardIn(grid, { row, column }));
    expect(cards).toEqual([12, NO_CARD, NO_CARD, NO_CARD]);
  });

  test('touch where they are next to each other, and not themselves', () => {
    const middle = { row: 2, column: 2 };
    const touching = Array.from({ length: 25 }, (_, index) => cellAt({ rows: 5, columns: 5 }, index)).filter(
      (cell) => areTouching(middle, cell),
    );
    expect(touching.map(({ row, column }) => `${row}${column}`)).toEqual(
      '11 12 13 21 23 31 32 33'.split(' '),
    );
  });
});

test('cards are dealt row by row, and the others are the deck', () => {
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

test('cells without a card are left where there are too few', () => {
  const grid = dealt(cardsNumbered(1, 2), SIZE);
  expect([rowsOf(grid), grid.deck]).toEqual([
    [
      [1, 2, NO_CARD],
      [NO_CARD, NO_CARD, NO_CARD],
    ],
    [],
  ]);
});

test('a game is won once all cards have been removed, also those of the deck', () => {
  const grids = [[], [1], [1, 2, 3, 4, 5, 6, 7]].map((cards) => dealt(cardsNumbered(...cards), SIZE));
  const deckLeft = { ...emptyGrid(SIZE), deck: cardsNumbered(1) };
  expect([...grids, deckLeft].map(isWon)).toEqual([true, false, false, false]);
});

test('a copy of a grid is the same, and shares no cards with it', () => {
  const grid = dealt(cardsNumbered(1, 2, 3, 4, 5, 6, 7), SIZE);
  const copy = copyOf(grid);
  expect(copy).toEqual(grid);
  expect([copy.cells === grid.cells, copy.deck === grid.deck]).toEqual([false, false]);
});
