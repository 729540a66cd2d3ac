import { describe, expect, test } from '@jest/globals';
import { PILES, isFoundation, isTableau } from '../../../../src/games/klondike/words/piles.js';
import { EMPTY_LAYOUT } from '../../../../src/games/klondike/model/layout.js';
import { errorOf } from '../../../support/error-of.js';

describe('the piles of a layout', () => {
  test('are the stock, the waste, four foundations and seven tableau piles', () => {
    expect(PILES.join(' ')).toBe('stock waste f1 f2 f3 f4 t1 t2 t3 t4 t5 t6 t7');
  });

  test('are empty before the deal', () => {
    expect(PILES.map((id) => EMPTY_LAYOUT[id])).toEqual(PILES.map(() => ({ cards: [], faceDown: 0 })));
  });

  test('cannot be changed for all games by the caller who is handed an empty layout', () => {
    const changes = [
      () => Object.assign(EMPTY_LAYOUT, { redeals: 1 }),
      () => Object.assign(EMPTY_LAYOUT.t1, { faceDown: 1 }),
      () => (EMPTY_LAYOUT.t1.cards as unknown as number[]).push(0),
    ];
    expect(changes.map(errorOf).filter((error) => !error.startsWith('TypeError'))).toEqual([]);
  });

  test('are foundations by name', () => {
    expect(PILES.filter(isFoundation)).toEqual(['f1', 'f2', 'f3', 'f4']);
  });

  test('are tableau piles by name', () => {
    expect(PILES.filter(isTableau)).toEqual(['t1', 't2', 't3', 't4', 't5', 't6', 't7']);
  });
});
