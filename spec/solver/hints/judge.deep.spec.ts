/** How good a step is: the truth where all cards are known. */
import { expect, test } from '@jest/globals';
import { wrongWorths } from './judged-endgames.js';

test('with all cards known, each step of a small endgame is worth what the ordinary model says', () => {
  const { faults, counts } = wrongWorths(150);
  expect(faults).toEqual([]);
  expect(Math.min(counts[0], counts[1])).toBeGreaterThan(20);
});
