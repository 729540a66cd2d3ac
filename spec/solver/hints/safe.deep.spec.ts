/** What goes up without harm. */
import { describe, expect, test } from '@jest/globals';
import { harmedGames } from './harmed-games.js';

describe('what is safe', () => {
  test('never turns a game that can be won into one that cannot', () => {
    const { faults, changed } = harmedGames(100);
    expect(faults).toEqual([]);
    expect(changed).toBeGreaterThan(10);
  });
});
