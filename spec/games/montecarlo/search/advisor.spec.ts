import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { legalMoves, printMove } from '../../../../src/games/montecarlo/model/moves.js';
import { parseGrid } from '../../../../src/games/montecarlo/model/grid.js';
import { Advisor, advise } from '../../../../src/games/montecarlo/search/advisor.js';
import { findBestEnding } from '../../../../src/games/montecarlo/search/ending.js';
import { advisedScore, adviceText, gridOf, roundsOf } from './advised-games.js';
import { smallGrid } from './small-grids.js';

describe('advice', () => {
  test.each<[grid: string, advice: string]>([
    ['r1: 6s 4s 2h; r2: 4h 5s 5h; deck: Ah As 3s 6h 3h 2s', 'b2-c2'],
    ['r1: 2s -- 2h', 'consolidate'],
    ['r1: 2s -- 3s; r2: -- 3h 2h', 'c1-b2'],
    ['r1: 2s --; deck: 3s', 'consolidate'],
    ['r1: 2s 3s; deck: 2h 3h', 'no move'],
    ['r1: 2s --', 'no move'],
    ['r1: --', 'no move'],
  ])('at %s: %s', (cards, advice) => {
    const grid = parseGrid(cards);
    const moves = [advise(grid), new Advisor().advise(grid)];
    expect(moves.map(adviceText)).toEqual([advice, advice]);
  });

  test('exists and is legal if any move is left', () => {
    fc.assert(
      fc.property(smallGrid, fc.integer({ min: 1, max: 10 }), (cards, positions) => {
        const grid = parseGrid(cards);
        const legal = legalMoves(grid).map(printMove);
        const move = advise(grid, { positions });
        expect(move === undefined ? legal.length === 0 : legal.includes(printMove(move))).toBe(true);
      }),
    );
  });
});

describe('a player who follows the advice', () => {
  test('can win where separate searches with a small budget fail', () => {
    const budget = { positions: 12 };
    const advisor = new Advisor(budget);
    const kept = advisedScore(gridOf(14), (grid) => advisor.advise(grid));
    const afresh = advisedScore(gridOf(14), (grid) => advise(grid, budget));
    expect([findBestEnding(gridOf(14), budget).score, kept, afresh]).toEqual([46, 52, 48]);
  });
});

test('a better ending found on the way replaces the first one, even if it may not be the best', () => {
  const budget = { positions: 12 };
  const advisor = new Advisor(budget);
  const first = findBestEnding(gridOf(5), budget);
  expect([first.score, advisedScore(gridOf(5), (grid) => advisor.advise(grid))]).toEqual([26, 28]);
});

describe('the advisor follows its line', () => {
  test('after undone moves', () => {
    const advisor = new Advisor();
    const grids = roundsOf(gridOf(12345)).map(({ grid }) => grid);
    const forth = grids.map((grid) => adviceText(advisor.advise(grid)));
    const back = grids.toReversed().map((grid) => adviceText(advisor.advise(grid)));
    expect(back.reverse()).toEqual(forth);
  });

  test.each<[as: string, planned: string, asked: string, before: string, after: string]>([
    ['wide', 'r1: As 2h 2s; r2: Ah 3s 3h', 'r1: As 2h; r2: 2s Ah; r3: 3s 3h', 'a1-a2', 'a1-b2'],
    ['long', 'r1: Ac 3s Ah; r2: 2h As 2s', 'r1: Ac 3s Ah; r2: 2h As 2s; deck: 4s 3h 4h Ad', 'a1-b2', 'c1-b2'],
  ])(
    'has no line for a game with the same cards that is not as %s',
    (...[, planned, asked, before, after]) => {
      const advisor = new Advisor();
      const advice = [planned, asked].map((cards) => adviceText(advisor.advise(parseGrid(cards))));
      expect(advice).toEqual([before, after]);
    },
  );

  test('finds another line if the game leaves the first', () => {
    const advisor = new Advisor();
    advisor.advise(gridOf(12345));
    expect(advisedScore(gridOf(95), (grid) => advisor.advise(grid))).toBe(52);
  });
});
