/** What holds at every step of every game, whatever is asked for. */
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { gameFault } from './random-game.js';

describe('a random game', () => {
  test('keeps 52 cards, counts those removed, and hints at a pair wherever there is one', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        expect(gameFault(seed)).toBeUndefined();
      }),
      { numRuns: 100 },
    );
  });
});
