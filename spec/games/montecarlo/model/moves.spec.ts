import { describe, expect, test } from '@jest/globals';
import { firstPair, legalMoves, parseMove, printMove } from '../../../../src/games/montecarlo/model/moves.js';
import { parseGrid } from '../../../../src/games/montecarlo/model/grid.js';
import { errorOf } from '../../../support/error-of.js';

describe('the moves in a grid', () => {
  test.each<[grid: string, moves: string]>([
    ['r1: 2s 2h 2d', 'a1-b1 b1-c1'],
    ['r1: 2s 2h\nr2: 2d 2c', 'a1-b1 a1-a2 a1-b2 b1-a2 b1-b2 a2-b2'],
    ['r1: 2s 3h\nr2: 4d 5c', ''],
    ['r1: -- --\nr2: 2d 2c', 'a2-b2 consolidate'],
    ['r1: 2d --\ndeck: 2c', 'consolidate'],
    ['r1: 2d --', ''],
    ['r1: 2s 3s 4s\nr2: 5s 6s 2h', ''],
    ['r1: 3s 4s 2s\nr2: 2h 6s 2d', 'c1-c2'],
    ['r1: -- --', ''],
  ])('%s', (grid, moves) => {
    expect(legalMoves(parseGrid(grid)).map(printMove).join(' ')).toBe(moves);
  });
});

describe('the first pair', () => {
  test.each<[grid: string, pair: string]>([
    ['r1: 9s 8h 9d\nr2: 8d 9h 3c', 'a1-b2'],
    ['r1: 4s 3s 3d\nr2: 4d 2h 2c', 'a1-a2'],
    ['r1: 4s 3s 3d\nr2: 5d 2h 2c', 'b1-c1'],
    ['r1: 4s 3s 6d\nr2: 3d 2h 3c', 'b1-a2'],
  ])('%s', (grid, pair) => {
    expect(firstPair(parseGrid(grid))).toEqual(parseMove(pair));
  });

  test('does not exist if no touching cards have the same rank', () => {
    expect(firstPair(parseGrid('r1: 4s 3s 4d\nr2: 6d 7h 8c'))).toBeUndefined();
  });
});

test('the end of a row and the start of a lower row are never a pair', () => {
  expect(legalMoves(parseGrid('r1: 3s 2s; r2: 4s 5s; r3: 2h 6s'))).toEqual([]);
});

describe('a move', () => {
  test.each(['consolidate', 'a1-b2', 'b2-a1', 'e5-e4', 'aa1-z1'])('%s can be printed and parsed', (text) => {
    expect(printMove(parseMove(text))).toBe(text);
  });

  test.each(['', 'a1', 'a1-', '-a1', 'a1-b2-c3', 'a1 b2', 'A1-b2', 'a1-b0', 'Consolidate'])(
    'is not %j',
    (text) => {
      const word = text === '' ? 'nothing is there' : `"${text}"`;
      expect(errorOf(() => parseMove(text))).toBe(
        `TextError: line 1, column 1: ${word}; expected a move: a1-b2 or consolidate`,
      );
    },
  );
});
