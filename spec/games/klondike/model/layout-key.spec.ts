/** The key of a layout tells apart what lies differently, and nothing else. */
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { keyUnder, layoutKey } from '../../../../src/games/klondike/model/layout-key.js';
import { parseLayout, printLayout } from '../../../../src/games/klondike/model/layout-text.js';
import { ULG } from '../../../../src/games/klondike/model/rules.js';
import { arbitraryLayout } from '../../../support/arbitrary.js';

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
      'a king and the backs under which a pile hides',
      `t2: ${SPADES} |; t7: Kc ${HEARTS}`,
      `t1: Kc ${SPADES}; t7: ${HEARTS} |`,
    ],
    ['the last card of one pile and the first of the next', 't1: 5c 4h; t2: 3s', 't1: 5c; t2: 4h 3s'],
  ])('tells apart %s', (_, one, other) => {
    expect(key(one)).not.toBe(key(other));
  });

  test('does not tell apart how often the waste was turned over', () => {
    expect(key('t1: 5c; redeals: 2')).toBe(key('t1: 5c'));
  });

  test('is the same exactly where the text of the cards is', () => {
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

test('under rules that limit it, the key tells apart how often the waste was turned over', () => {
  const layouts = ['t1: 5c', 't1: 5c; redeals: 2', 't1: 4h; redeals: 2'].map(parseLayout);
  const different = (redeals: number): number => new Set(layouts.map(keyUnder({ ...ULG, redeals }))).size;
  expect([different(2), different(Infinity)]).toEqual([3, 2]);
});
