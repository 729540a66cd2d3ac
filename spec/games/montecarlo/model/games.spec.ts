/** Checks the conditions at every step of games with random moves. */
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { History } from '../../../../src/core/history.js';
import type { Grid } from '../../../../src/games/montecarlo/model/grid.js';
import { game, gameFault } from './random-game.js';

describe('a random game', () => {
  test('keeps 52 cards, counts the removed cards, and hints at a pair if one is left', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        expect(gameFault(seed)).toBeUndefined();
      }),
      { numRuns: 10 },
    );
  });

  test('goes back to its deal through the same grids', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const [deal, ...others] = Array.from(game(seed), ({ grid }) => grid) as [Grid, ...Grid[]];
        const history = new History(deal);
        others.forEach((grid) => history.push(grid));
        const back = [history.now];
        while (history.undo()) back.unshift(history.now);
        expect(back.findIndex((grid, index) => grid !== [deal, ...others][index])).toBe(-1);
      }),
      { numRuns: 20 },
    );
  });

  test('makes progress: removes pairs, consolidates the grid, and sometimes ends with only a few cards', () => {
    const steps = Array.from({ length: 30 }, (_, seed) => [...game(seed)]).flat();
    expect(steps.some(({ by }) => by === 'consolidate')).toBe(true);
    expect(Math.max(...steps.map(({ removed }) => removed.length))).toBeGreaterThan(30);
  });
});
