/** Checks the invariants of a game after every move, even after a refused one. */
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { gameFault } from './random-game.js';

describe('a random game', () => {
  test('keeps 52 different cards, face-up cards above face-down cards, and foundations in order', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        expect(gameFault(seed)).toBeUndefined();
      }),
      { numRuns: 60 },
    );
  });
});
