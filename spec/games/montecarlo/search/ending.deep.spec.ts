import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { parseGrid } from '../../../../src/games/montecarlo/model/grid-text.js';
import type { Ending } from '../../../../src/games/montecarlo/search/ending.js';
import { findBestEnding } from '../../../../src/games/montecarlo/search/ending.js';
import { plainBestScore } from './plain-search.js';
import { smallGrid } from './small-grids.js';

const search = (text: string, positions = 1000): Ending => findBestEnding(parseGrid(text), { positions });

describe('a plain search agrees', () => {
  test('on small grids', () => {
    fc.assert(
      fc.property(smallGrid, (text) => {
        const { score, isExact } = search(text, 100_000);
        expect([score, isExact]).toEqual([plainBestScore(parseGrid(text)), true]);
      }),
      { numRuns: 300 },
    );
  });
});
