/** The conditions at every step of every game, with random moves. */
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { gameFault } from './random-game.js';

describe('a random game', () => {
  test('keeps 52 cards, counts removed ones, and hints at a pair if there is one', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        expect(gameFault(seed)).toBeUndefined();
      }),
      { numRuns: 100 },
    );
  });
});
