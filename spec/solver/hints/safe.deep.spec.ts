/** Safe moves. */
import { describe, expect, test } from '@jest/globals';
import { harmedGames } from './harmed-games.js';

describe('safe', () => {
  test('never loses a winnable game', () => {
    const { faults, changed } = harmedGames(100);
    expect(faults).toEqual([]);
    expect(changed).toBeGreaterThan(10);
  });
});
