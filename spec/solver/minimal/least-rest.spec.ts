/** What can be left of a line, at least: never more than the shortest line has. */
import { expect, test } from '@jest/globals';
import { leastGivingWay } from '../../../src/solver/minimal/stock-order.js';

test.each<[ranks: number[], waste: number, number: number, because: string]>([
  [[3, 5, 9], 0, 0, 'each goes up as it comes'],
  [[9, 5, 3], 0, 0, 'each waits for those on it'],
  [[5, 9, 3], 0, 1, 'the 5 waits for the 3 below the 9'],
  [[3, 5], 1, 0, 'the 3 can go before the 5 is drawn'],
  [[3, 5], 2, 1, 'the 5 is on the 3'],
  [[2, 3, 4, 1], 0, 2, 'of the three that wait only one can stay where it is'],
  [[5, 9, 7, 8, 3], 0, 2, 'the 5, and one of 7 and 8'],
  [[11, 5, 13, 4, 3], 1, 1, 'the 13 alone, on which both the 11 and the 5 wait'],
])('of the ranks %j, %i of them in the waste, %i give way: %s', (ranks, waste, number) => {
  expect(leastGivingWay(ranks, waste)).toBe(number);
});
