/** A hint is the first move of a legal line that does what the hint says. */
import { expect, test } from '@jest/globals';
import { faultsInGames } from './hint-faults.js';

test('in random games, the line of each hint is legal and does what the hint says', () => {
  const { faults, reasons } = faultsInGames(160);
  expect(faults).toEqual([]);
  const often = ['safe', 'turn-up', 'look', 'play-from-stock', 'raise-from-stock', 'nothing-left'];
  expect(often.filter((why) => (reasons.get(why) ?? 0) < 10)).toEqual([]);
});
