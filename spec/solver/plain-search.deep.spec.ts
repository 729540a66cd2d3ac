/** The fast search over card sets agrees with the slow search over layouts. */
import { expect, test } from '@jest/globals';
import { disagreements } from './both-searches.js';

test.each([12, 14, 16, 20])(
  'the two searches agree in random endgames with %i cards under random rules',
  (left) => {
    const { faults, verdicts } = disagreements(left, 40);
    expect(faults).toEqual([]);
    expect(verdicts.winnable).toBeGreaterThan(5);
    expect(verdicts.lost).toBeGreaterThan(2);
  },
);
