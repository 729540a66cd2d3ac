import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { gameDeal } from '../../../../src/games/montecarlo/model/deals.js';
import type { Grid } from '../../../../src/games/montecarlo/model/grid.js';
import { FIVE_BY_FIVE, emptyGrid, parseGrid, scoreOf } from '../../../../src/games/montecarlo/model/grid.js';
import { printMove } from '../../../../src/games/montecarlo/model/moves.js';
import type { Ending } from '../../../../src/games/montecarlo/search/ending.js';
import { findBestEnding } from '../../../../src/games/montecarlo/search/ending.js';
import { cardsNumbered } from '../../../support/cards.js';
import { plainBestScore, played } from './plain-search.js';
import { smallGrid } from './small-grids.js';

const game = (number: number): Grid => gameDeal(BigInt(number)).start(FIVE_BY_FIVE);

const lineOf = ({ line }: Ending): string => line.map(printMove).join(' ');

const search = (text: string, positions = 1000): Ending => findBestEnding(parseGrid(text), { positions });

describe('the best ending of a grid', () => {
  test.each<[where: string, grid: string, score: number, line: string]>([
    ['nothing is left', 'r1: -- --', 52, ''],
    ['a lone pair', 'r1: 2s 2h', 52, 'a1-b1'],
    ['no pair', 'r1: 2s 3h', 50, ''],
    ['no pair, even after consolidating', 'r1: 2s -- 3h\ndeck: 4d', 49, ''],
    ['a pair that meets by consolidating', 'r1: 2s -- 2h', 52, 'consolidate a1-b1'],
    ['a pair in the deck', 'r1: -- --\ndeck: 2s 2h', 52, 'consolidate a1-b1'],
    ['a pair around a pair', 'r1: 2s 3s 3d 2d', 52, 'b1-c1 consolidate a1-b1'],
    ['two pairs that exclude each other', 'r1: 2s 3s 2d 3d', 48, ''],
    ['no consolidation without a change', 'r1: 2s 2d 3s 3d', 52, 'a1-b1 c1-d1'],
    ['four cards of one rank', 'r1: 2s 2d\nr2: 2h 2c', 52, 'a1-b1 a2-b2'],
    ['four cards of one rank that pair in only one way', 'r1: 2s 5h 2d\nr2: 2h 6c 2c', 50, 'a1-a2 c1-c2'],
    ['three cards of one rank', 'r1: 2s 2h 2d', 51, 'a1-b1'],
    [
      'the pair that leads to the best ending, instead of the first pair, b1-a2',
      'r1: 6s 4s 2h; r2: 4h 5s 5h; deck: Ah As 3s 6h 3h 2s',
      52,
      'b2-c2 consolidate b1-a2 b2-c2 consolidate a1-a2 b1-c2 c1-b2',
    ],
    [
      'a pair, c1-c2, that has to wait',
      'r1: 6s 4s As; r2: 3h 6h Ah; deck: 4h 5s 2s 5h 3s 2h',
      52,
      'a1-b2 consolidate a1-b2 b1-a2 consolidate a1-b2 b1-a2 c1-c2',
    ],
    ['a grid in the middle of a round', 'r1: 2s -- 3s; r2: -- 3h 2h', 52, 'c1-b2 consolidate a1-b1'],
  ])('%s: %s', (...[, grid, score, line]) => {
    const ending = search(grid);
    expect([ending.score, lineOf(ending), ending.isExact]).toEqual([score, line, true]);
  });
});

describe('a plain search finds the same best ending', () => {
  // The numbers of positions that the search visited when this was written. A higher number means a slower search.
  test.each([
    [11, 15],
    [24, 8],
    [38, 1],
    [45, 2],
    [55, 10],
    [56, 5],
    [59, 20],
    [68, 1],
  ])('on game %d, which cannot be won, after %d positions', (number, looked) => {
    const { score, isExact, positions } = findBestEnding(game(number), { positions: 1000 });
    expect([score, isExact, positions]).toEqual([plainBestScore(game(number)), true, looked]);
  });
});

test('the line leads to the score and ends with its last pair', () => {
  fc.assert(
    fc.property(smallGrid, fc.integer({ min: 1, max: 50 }), (text, positions) => {
      const { score, line } = search(text, positions);
      expect([scoreOf(played(parseGrid(text), line)), line.at(-1) === 'consolidate']).toEqual([score, false]);
    }),
    { numRuns: 500 },
  );
});

test('the first game in the course can be won', () => {
  const ending = findBestEnding(game(12345), { positions: 100 });
  expect([ending.score, scoreOf(played(game(12345), ending.line))]).toEqual([52, 52]);
  expect(lineOf(ending)).toBe(
    'c1-b2 e1-d2 b3-a4 d3-e4 a5-b5 consolidate d1-e1 b2-a3 e2-d3 b5-c5 consolidate ' +
      'd1-c2 a3-b4 c3-c4 c5-d5 consolidate c2-d3 a3-b4 consolidate c2-d3 d2-e3 consolidate ' +
      'e1-d2 b2-b3 consolidate d1-c2 a2-b3 consolidate a1-a2 b1-c2 c1-b2 d1-e2 e1-d2',
  );
});

describe('a budget', () => {
  test('leaves the ending uncertain if it runs out', () => {
    const { score, isExact, positions } = findBestEnding(game(284), { positions: 500 });
    expect([score, isExact, positions]).toEqual([34, false, 500]);
  });

  test('makes the ending certain if it is large enough', () => {
    const { positions } = findBestEnding(game(20), { positions: 100_000 });
    const [enough, less] = [positions, positions - 1].map((most) =>
      findBestEnding(game(20), { positions: most }),
    );
    expect([positions, enough?.isExact, less?.isExact]).toEqual([189, true, false]);
  });

  test.each([0, -1, 2.5, NaN, Infinity])('is refused if it is %d positions', (positions) => {
    expect(() => search('r1: 2s 2h', positions)).toThrow(
      new RangeError(`positions must be a whole number from 1, not ${positions}`),
    );
  });
});

test('a grid without cards has reached its end', () => {
  expect(findBestEnding(emptyGrid(FIVE_BY_FIVE), { positions: 1 })).toEqual({
    score: 52,
    line: [],
    isExact: true,
    positions: 1,
  });
});

test('refuses a card that occurs twice', () => {
  const grid = { rows: 1, columns: 2, cells: cardsNumbered(5, 5), deck: [] };
  expect(() => findBestEnding(grid, { positions: 1 })).toThrow(
    'a grid and its deck must have each card once',
  );
});
