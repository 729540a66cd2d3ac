/** Compares the number of cards in a suit that must give way with a search of all choices. */
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { leastGivingWay } from '../../../src/solver/minimal/stock-rest-bound.js';

/** Checks whether these ranks, bottom of the waste first, can all go straight up if the other cards give way. */
function canGoUp(ranks: readonly number[], waste: number, gaveWay: number): boolean {
  const stays = (at: number): boolean => ((gaveWay >> at) & 1) === 0;
  return ranks.every((upper, above) =>
    ranks.slice(0, above).every((lower, below) => {
      if (!stays(above) || lower > upper) return true;
      // In the waste, the upper card leaves before the lower one can give way.
      if (above < waste) return false;
      return !stays(below) || ranks.slice(above + 1).every((rank) => rank > lower);
    }),
  );
}

const orders = fc
  .shuffledSubarray([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13], { minLength: 2, maxLength: 8 })
  .chain((ranks) => fc.tuple(fc.constant(ranks), fc.nat(ranks.length)));

test('finds the smallest number of cards that must give way', () => {
  fc.assert(
    fc.property(orders, ([ranks, waste]) => {
      const choices = Array.from({ length: 1 << ranks.length }, (_, choice) => choice);
      const numbers = choices
        .filter((choice) => canGoUp(ranks, waste, choice))
        .map((choice) => choice.toString(2).replaceAll('0', '').length);
      expect(leastGivingWay(ranks, waste)).toBe(Math.min(...numbers));
    }),
    { numRuns: 500 },
  );
});
