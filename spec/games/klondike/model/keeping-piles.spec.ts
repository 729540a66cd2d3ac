import { describe, expect, test } from '@jest/globals';
import { PILES } from '../../../../src/games/klondike/words/piles.js';
import { keepingPiles } from '../../../../src/games/klondike/model/keeping-piles.js';
import { parseLayout } from '../../../../src/games/klondike/model/layout-text.js';

describe('a layout that follows another', () => {
  const BEFORE = parseLayout('waste: 2s; t1: 3c 9h | 7s 6h; t2: 4d; redeals: 1');

  test.each<[then: string, changed: string]>([
    ['waste: 2s; t1: 3c 9h | 7s 6h; t2: 4d; redeals: 2', ''],
    ['waste: 2s; t1: 3c 9h | 7s 6h; t2: 4d 3s', 't2'],
    ['waste: 2s; t1: 3c 9h | 7s; t2: 4d', 't1'],
    ['waste: 2s; t1: 3c | 9h 7s 6h; t2: 4d', 't1'],
    ['waste: 2s; t1: 3c 9d | 7s 6h; t2: 4d', 't1'],
    ['t1: 3c 9h | 7s 6h; t3: 4d', 'waste t2 t3'],
  ])('%s: all piles are the same objects but %s', (then, changed) => {
    const next = parseLayout(then);
    const kept = keepingPiles(BEFORE, next);
    expect(kept).toEqual(next);
    expect(PILES.filter((id) => kept[id] !== BEFORE[id]).join(' ')).toBe(changed);
  });
});
