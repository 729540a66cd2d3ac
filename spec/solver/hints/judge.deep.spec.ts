/** With all cards known, the worth of a step is its true verdict. */
import { expect, test } from '@jest/globals';
import { wrongWorths } from './judged-endgames.js';

test('with all cards known, the worth of each step in a small endgame matches the plain search', () => {
  const { faults, counts } = wrongWorths(150);
  expect(faults).toEqual([]);
  expect(Math.min(counts[0], counts[1])).toBeGreaterThan(20);
});
