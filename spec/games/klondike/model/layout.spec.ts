import { describe, expect, test } from '@jest/globals';
import { PILES, isFoundation, isTableau } from '../../../../src/games/klondike/words/piles.js';
import { EMPTY_LAYOUT, keepingPiles } from '../../../../src/games/klondike/model/layout.js';
import { keyUnder, layoutKey } from '../../../../src/games/klondike/model/layout-key.js';
import { errorOf } from '../../../support/error-of.js';
import { parseLayout, printLayout } from '../../../../src/games/klondike/model/layout-text.js';
import fc from 'fast-check';
import { ULG } from '../../../../src/games/klondike/model/rules.js';
import { arbitraryLayout } from '../../../support/arbitrary.js';

describe('the piles of a layout', () => {
  test('are the stock, the waste, four foundations and seven tableau piles', () => {
    expect(PILES.join(' ')).toBe('stock waste f1 f2 f3 f4 t1 t2 t3 t4 t5 t6 t7');
  });

  test('are empty before the deal', () => {
    expect(PILES.map((id) => EMPTY_LAYOUT[id])).toEqual(PILES.map(() => ({ cards: [], faceDown: 0 })));
  });

  test('are read-only in EMPTY_LAYOUT, which all games share', () => {
    const changes = [
      () => Object.assign(EMPTY_LAYOUT, { redeals: 1 }),
      () => Object.assign(EMPTY_LAYOUT.t1, { faceDown: 1 }),
      () => (EMPTY_LAYOUT.t1.cards as unknown as number[]).push(0),
    ];
    expect(changes.map(errorOf).filter((error) => !error.startsWith('TypeError'))).toEqual([]);
  });

  test('include the foundations by name', () => {
    expect(PILES.filter(isFoundation)).toEqual(['f1', 'f2', 'f3', 'f4']);
  });

  test('include the tableau piles by name', () => {
    expect(PILES.filter(isTableau)).toEqual(['t1', 't2', 't3', 't4', 't5', 't6', 't7']);
  });
});

describe('the layout after a move', () => {
  const BEFORE = parseLayout('waste: 2s; t1: 3c 9h | 7s 6h; t2: 4d; redeals: 1');

  test.each<[then: string, changed: string]>([
    ['waste: 2s; t1: 3c 9h | 7s 6h; t2: 4d; redeals: 2', ''],
    ['waste: 2s; t1: 3c 9h | 7s 6h; t2: 4d 3s', 't2'],
    ['waste: 2s; t1: 3c 9h | 7s; t2: 4d', 't1'],
    ['waste: 2s; t1: 3c | 9h 7s 6h; t2: 4d', 't1'],
    ['waste: 2s; t1: 3c 9d | 7s 6h; t2: 4d', 't1'],
    ['t1: 3c 9h | 7s 6h; t3: 4d', 'waste t2 t3'],
  ])('%s: all piles except %s are the same objects', (then, changed) => {
    const next = parseLayout(then);
    const kept = keepingPiles(BEFORE, next);
    expect(kept).toEqual(next);
    expect(PILES.filter((id) => kept[id] !== BEFORE[id]).join(' ')).toBe(changed);
  });
});

const SPADES = 'As 2s 3s 4s 5s 6s 7s 8s 9s Ts Js Qs Ks';
const HEARTS = SPADES.replaceAll('s', 'h');

const key = (text: string): string => layoutKey(parseLayout(text));

describe('the key of a layout', () => {
  test.each([
    ['a card on another pile', 't1: 5c', 't2: 5c'],
    ['a card face down', 't1: 5c | 4h', 't1: 5c 4h'],
    ['the order of cards', 't1: 5c 4h', 't1: 4h 5c'],
    ['stock and waste', 'stock: 5c', 'waste: 5c'],
    [
      'a king and the face-down cards below it',
      `t2: ${SPADES} |; t7: Kc ${HEARTS}`,
      `t1: Kc ${SPADES}; t7: ${HEARTS} |`,
    ],
    ['the last card of one pile and the first of the next', 't1: 5c 4h; t2: 3s', 't1: 5c; t2: 4h 3s'],
  ])('tells apart %s', (_, one, other) => {
    expect(key(one)).not.toBe(key(other));
  });

  test('does not depend on the number of redeals', () => {
    expect(key('t1: 5c; redeals: 2')).toBe(key('t1: 5c'));
  });

  test('is the same for two layouts if and only if the text of their cards is the same', () => {
    const text = (layout: Parameters<typeof printLayout>[0]): string =>
      printLayout({ ...layout, redeals: 0 });
    fc.assert(
      fc.property(arbitraryLayout, arbitraryLayout, (one, other) => {
        const copy = parseLayout(printLayout(one));
        expect(layoutKey(copy)).toBe(layoutKey(one));
        expect(layoutKey(one) === layoutKey(other)).toBe(text(one) === text(other));
      }),
    );
  });
});

test('the key depends on the number of redeals if the rules limit it', () => {
  const layouts = ['t1: 5c', 't1: 5c; redeals: 2', 't1: 4h; redeals: 2'].map(parseLayout);
  const different = (redeals: number): number => new Set(layouts.map(keyUnder({ ...ULG, redeals }))).size;
  expect([different(2), different(Infinity)]).toEqual([3, 2]);
});
