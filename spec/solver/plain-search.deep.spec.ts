/** The fast way and the slow way agree: sets of cards against the ordinary model. */
import { expect, test } from '@jest/globals';
import { disagreements } from './both-searches.js';

test.each([12, 14, 16, 20])('random endgames of %i cards, under random rules', (left) => {
  const { faults, verdicts } = disagreements(left, 40);
  expect(faults).toEqual([]);
  expect(verdicts.winnable).toBeGreaterThan(5);
  expect(verdicts.lost).toBeGreaterThan(2);
});
