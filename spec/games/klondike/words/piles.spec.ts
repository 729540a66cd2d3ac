import { describe, expect, test } from '@jest/globals';
import { DIAMONDS, HEARTS } from '../../../../src/core/card.js';
import type { FoundationSuits } from '../../../../src/games/klondike/words/piles.js';
import {
  FOUNDATIONS,
  FOUNDATION_INDEXES,
  PILES,
  TABLEAU,
  TABLEAU_INDEXES,
  pileIndex,
  isFoundation,
  isTableau,
  suitOfPile,
} from '../../../../src/games/klondike/words/piles.js';
import { errorOf } from '../../../support/error-of.js';

describe('the number of a pile in calls', () => {
  test('counts from the left, separately for foundations and tableau piles', () => {
    expect([FOUNDATIONS.map(pileIndex), TABLEAU.map(pileIndex)]).toEqual([
      [0, 1, 2, 3],
      [0, 1, 2, 3, 4, 5, 6],
    ]);
    expect([FOUNDATION_INDEXES, TABLEAU_INDEXES]).toEqual([
      [0, 1, 2, 3],
      [0, 1, 2, 3, 4, 5, 6],
    ]);
  });

  test.each([
    ['"stock"', 'stock'],
    ['"f5"', 'f5'],
    ['2', 2],
    ['undefined', undefined],
  ])("doesn't exist for %s", (said, pile) => {
    expect(errorOf(() => pileIndex(pile as never))).toBe(
      `RangeError: ${said} has no number; only f1 to f4 and t1 to t7 have one.`,
    );
  });
});

test('PILES has the stock, the waste, the foundations and the tableau piles, each once', () => {
  expect(PILES.join(' ')).toBe('stock waste f1 f2 f3 f4 t1 t2 t3 t4 t5 t6 t7');
  expect([PILES.filter(isFoundation), PILES.filter(isTableau)]).toEqual([FOUNDATIONS, TABLEAU]);
});

test.each<[suits: FoundationSuits | undefined, of: string]>([
  [undefined, '- - - -'],
  ['any suit', '- - - -'],
  [[HEARTS, DIAMONDS, HEARTS, DIAMONDS], '1 2 1 2'],
])('the suits of the foundations under %j are %s', (suits, of) => {
  expect(FOUNDATIONS.map((id) => suitOfPile(suits, id) ?? '-').join(' ')).toBe(of);
  expect(suitOfPile(suits, 'waste')).toBe(undefined);
});
