/** The steps to the successors of a position are legal moves that lead there at the stated cost. */
import { expect, test } from '@jest/globals';
import { faultsInEndgames } from './next-positions.js';

test('in random endgames, legal moves lead to each successor at the stated cost', () => {
  const { faults, count } = faultsInEndgames(300);
  expect(faults.slice(0, 2)).toEqual([]);
  expect(count).toBeGreaterThan(500);
});
