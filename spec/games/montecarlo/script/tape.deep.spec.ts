import { describe, expect, test } from '@jest/globals';
import { playedAndReplayed } from './tape-session.js';

describe('a recorded session replays to the same frames, and its text is the same script', () => {
  test.each([1, 2, 3, 4, 5, 6, 7, 8])('random session %i', (seed) => {
    const { played, replayed } = playedAndReplayed(seed, 400);
    expect(replayed).toEqual({ ...played, failure: undefined });
  });
});
