/** The fast search over card sets agrees with the slow search over layouts. */
import { expect, test } from '@jest/globals';
import { disagreements } from './both-searches.js';

test('the two searches agree in a few random endgames with 12 cards under random rules', () => {
  const { faults, verdicts } = disagreements(12, 8);
  expect(faults).toEqual([]);
  expect(verdicts.winnable).toBeGreaterThan(0);
});
