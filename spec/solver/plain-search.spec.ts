/** The fast way and the slow way agree: sets of cards against the ordinary model. */
import { expect, test } from '@jest/globals';
import { disagreements } from './both-searches.js';

test('a few random endgames of 12 cards, under random rules', () => {
  const { faults, verdicts } = disagreements(12, 8);
  expect(faults).toEqual([]);
  expect(verdicts.winnable).toBeGreaterThan(0);
});
