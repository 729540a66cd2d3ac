/** The positions that follow a position: where their steps lead by the rules, for what they cost. */
import { expect, test } from '@jest/globals';
import { faultsInEndgames } from './next-positions.js';

test('random endgames: by the moves of the rules, as many as told, to that position', () => {
  const { faults, count } = faultsInEndgames(300);
  expect(faults.slice(0, 2)).toEqual([]);
  expect(count).toBeGreaterThan(500);
});
