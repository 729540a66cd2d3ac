import { describe, expect, test } from '@jest/globals';
import { FOUNDATIONS, TABLEAU, indexOf } from '../../../../src/games/klondike/words/piles.js';
import { errorOf } from '../../../support/error-of.js';

describe('the number of a pile in calls', () => {
  test('counts from the left, foundations and tableau piles apart', () => {
    expect([FOUNDATIONS.map(indexOf), TABLEAU.map(indexOf)]).toEqual([
      [0, 1, 2, 3],
      [0, 1, 2, 3, 4, 5, 6],
    ]);
  });

  test.each([
    ['"stock"', 'stock'],
    ['"f5"', 'f5'],
    ['2', 2],
    ['undefined', undefined],
  ])('is asked of %s in vain', (said, pile) => {
    expect(errorOf(() => indexOf(pile as never))).toBe(
      `RangeError: ${said} has no number; f1 to f4 and t1 to t7 have.`,
    );
  });
});
