import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { NO_CARD } from '../../../../src/core/card.js';
import { parseGrid, printGrid } from '../../../../src/games/montecarlo/model/grid-text.js';
import { arbitraryGrid } from '../../../support/arbitrary-grid.js';
import { errorOf } from '../../../support/error-of.js';

describe('a grid', () => {
  test('is its rows from the top and its deck, the next card first', () => {
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

  test('of any kind is read back', () => {
    fc.assert(
      fc.property(arbitraryGrid, (grid) => {
        expect(parseGrid(printGrid(grid))).toEqual(grid);
      }),
    );
  });
});

describe('a text that is no grid', () => {
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
