/** Checks the conditions at every step of games with random moves. */
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { gameFault } from './random-game.js';

describe('a random game', () => {
  test('keeps 52 cards, counts the removed cards, and hints at a pair if one is left', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        expect(gameFault(seed)).toBeUndefined();
      }),
      { numRuns: 100 },
    );
  });
});
