import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { parseGrid } from '../../../../src/games/montecarlo/model/grid.js';
import { findBestEnding } from '../../../../src/games/montecarlo/search/ending.js';
import { plainBestScore } from './plain-search.js';
import { smallGrid } from './small-grids.js';

describe('a plain search finds the same best ending', () => {
  test('on small grids', () => {
    fc.assert(
      fc.property(smallGrid, (text) => {
        const grid = parseGrid(text);
        const { score, isExact } = findBestEnding(grid, { positions: 100_000 });
        expect([score, isExact]).toEqual([plainBestScore(grid), true]);
      }),
      { numRuns: 300 },
    );
  });
});
