import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { Pile } from '../../../../src/core/pile.js';
import { EMPTY_LAYOUT } from '../../../../src/games/klondike/model/layout.js';
import {
  parseLayout,
  parseMove,
  printLayout,
  printMove,
} from '../../../../src/games/klondike/model/layout-text.js';
import { arbitraryLayout, arbitraryMove } from '../../../support/arbitrary.js';
import { cardsNumbered } from '../../../support/cards.js';
import { errorOf } from '../../../support/error-of.js';
import type { Move } from '../../../../src/games/klondike/model/play.js';

const pile = (faceDown: number, ...cards: number[]): Pile => ({ cards: cardsNumbered(...cards), faceDown });

describe('a layout as text', () => {
  test('is read pile by pile, from bottom to top, with the face-down cards left of the bar', () => {
    expect(parseLayout('waste: 2s Kc 6d\nf1: Ah 2h\n\nt1: 3c 9h | 7s 6h; t3: 10d | Ks\nredeals: 2')).toEqual({
      ...EMPTY_LAYOUT,
      waste: pile(0, 1, 51, 31),
      f1: pile(0, 13, 14),
      t1: pile(2, 41, 21, 6, 18),
      t3: pile(1, 35, 12),
      redeals: 2,
    });
  });

  test.each([
    ['the stock face down', 'stock: As 2s', { stock: pile(2, 0, 1) }],
    ['the waste face up', 'waste: As 2s', { waste: pile(0, 0, 1) }],
    ['a foundation face up', 'f4: As 2s', { f4: pile(0, 0, 1) }],
    ['a tableau pile face up', 't7: As 2s', { t7: pile(0, 0, 1) }],
  ])('has without a bar %s', (_, text, piles) => {
    expect(parseLayout(text)).toEqual({ ...EMPTY_LAYOUT, ...piles });
  });

  test.each([
    ['stock: As | 2s', { stock: pile(1, 0, 1) }],
    ['stock: | As 2s', { stock: pile(0, 0, 1) }],
    ['waste: As 2s |', { waste: pile(2, 0, 1) }],
    ['t1: As |', { t1: pile(1, 0) }],
    ['t1: | As', { t1: pile(0, 0) }],
    ['t1:', {}],
    ['t1: |', {}],
    ['', {}],
    [' ;\n; ', {}],
  ])('may be %j', (text, piles) => {
    expect(parseLayout(text)).toEqual({ ...EMPTY_LAYOUT, ...piles });
  });

  test('is printed pile by pile, without empty piles and unnecessary bars', () => {
    const layout = {
      ...EMPTY_LAYOUT,
      stock: pile(2, 0, 1),
      waste: pile(0, 2),
      f2: pile(0, 13, 14),
      t1: pile(1, 50, 51),
      t7: pile(0, 49, 35),
      redeals: 3,
    };
    expect(printLayout(layout).split('\n')).toEqual([
      'stock: As 2s',
      'waste: 3s',
      'f2: Ah 2h',
      't1: Qc | Kc',
      't7: Jc Td',
      'redeals: 3',
    ]);
  });

  test('leaves out 0 redeals', () => {
    expect(printLayout({ ...EMPTY_LAYOUT, t1: pile(0, 0) })).toBe('t1: As');
  });

  test('parses to the same layout', () => {
    fc.assert(
      fc.property(arbitraryLayout, (layout) => {
        expect(parseLayout(printLayout(layout))).toEqual(layout);
      }),
    );
  });
});

describe('a text that is not a layout', () => {
  const PILE = 'a pile and a colon: stock, waste, f1 to f4 or t1 to t7';
  const CARD = 'a card such as Ah, Td or 10d';
  const ONCE = 'each card and each pile once';

  test.each([
    ['t1: Ah\n t8: 2h', `line 2, column 2: "t8"; expected ${PILE}`],
    ['t1: Ah; f5: 2h', `line 1, column 9: "f5"; expected ${PILE}`],
    ['T1: Ah', `line 1, column 1: "T1"; expected ${PILE}`],
    ['t1 Ah', `line 1, column 1: "t1"; expected ${PILE}`],
    ['t1 : Ah', `line 1, column 1: "t1"; expected ${PILE}`],
    ['Ah 2h', `line 1, column 1: "Ah"; expected ${PILE}`],
    ['redeals', `line 1, column 1: "redeals"; expected ${PILE}`],
    [': Ah', 'line 1, column 1: ":"; expected a name before the colon'],
    ['t1: Ah Xx', `line 1, column 8: "Xx"; expected ${CARD}`],
    ['t1: ##', `line 1, column 5: "##"; expected ${CARD}`],
    ['t1:Ah,2h', `line 1, column 4: "Ah,2h"; expected ${CARD}`],
    ['t1: Ah || 2h', `line 1, column 8: "||"; expected ${CARD}`],
    ['t1: Ah | 2h | 3h', 'line 1, column 13: "|"; expected one bar per pile'],
    ['t1: | |', 'line 1, column 7: "|"; expected one bar per pile'],
    ['t1: Ah\nt2: 2h ah', `line 2, column 8: "ah"; expected ${ONCE}`],
    ['t1: Ah\nt2: 2h\nt1: 3h', `line 3, column 1: "t1"; expected ${ONCE}`],
    ['redeals: 1\nredeals: 1', `line 2, column 1: "redeals"; expected ${ONCE}`],
    ['redeals: x', 'line 1, column 10: "x"; expected a whole number for redeals, of 15 digits at most'],
    ['redeals: -1', 'line 1, column 10: "-1"; expected a whole number for redeals, of 15 digits at most'],
    ['redeals: 1.5', 'line 1, column 10: "1.5"; expected a whole number for redeals, of 15 digits at most'],
    ['redeals: 1 2', 'line 1, column 12: "2"; expected one number for redeals'],
    [
      'redeals:\nt1: Ah',
      'line 1, column 9: nothing is there; expected a whole number for redeals, of 15 digits at most',
    ],
    [
      'redeals: 1234567890123456',
      'line 1, column 10: "1234567890123456"; expected a whole number for redeals, of 15 digits at most',
    ],
    [
      '\0\u0001',
      'line 1, column 1: "\\u0000\\u0001"; expected a pile and a colon: stock, waste, f1 to f4 or t1 to t7',
    ],
  ])('%j is refused', (text, message) => {
    expect(errorOf(() => parseLayout(text))).toBe(`TextError: ${message}`);
  });

  test('accepts a number of redeals with 15 digits', () => {
    expect(parseLayout('redeals: 123456789012345').redeals).toBe(123456789012345);
  });
});

const MOVES: [text: string, move: Move][] = [
  ['stock', 'stock'],
  ['w>t3', { from: 'waste', count: 1, to: 't3' }],
  ['w>f4', { from: 'waste', count: 1, to: 'f4' }],
  ['t5>f2', { from: 't5', count: 1, to: 'f2' }],
  ['t2>t6*3', { from: 't2', count: 3, to: 't6' }],
  ['t1>t7*13', { from: 't1', count: 13, to: 't7' }],
  ['f1>t4', { from: 'f1', count: 1, to: 't4' }],
  ['s>t1', { from: 'stock', count: 1, to: 't1' }],
  ['t1>w', { from: 't1', count: 1, to: 'waste' }],
];

describe('a move as text', () => {
  test.each(MOVES)('%s is read', (text, move) => {
    expect(parseMove(text)).toEqual(move);
  });

  test.each(MOVES)('%s is printed', (text, move) => {
    expect(printMove(move)).toBe(text);
  });

  test('may name a single card', () => {
    expect(parseMove('t1>t2*1')).toEqual({ from: 't1', count: 1, to: 't2' });
  });

  test('parses to the same move', () => {
    fc.assert(
      fc.property(arbitraryMove, (move) => {
        expect(parseMove(printMove(move))).toEqual(move);
      }),
    );
  });

  test.each([
    '',
    'Stock',
    'stock>t1',
    'waste>t1',
    'w',
    'w>',
    '>t1',
    'w>t8',
    'w>t0',
    'f5>t1',
    'x>t1',
    'w>x',
    't1>t2*',
    't1>t2*0',
    't1>t2*-1',
    't1>t2*1.5',
    't1>t2*x',
    't1>t2*1234567890',
    ' w>t1',
    'w>t1 ',
    'w>t1 w>t2',
    't1 > t2',
    't1>t2>t3',
    't1-t2',
  ])('is not %j', (text) => {
    const word = text === '' ? 'nothing is there' : JSON.stringify(text);
    expect(errorOf(() => parseMove(text))).toBe(
      `TextError: line 1, column 1: ${word}; expected a move: stock, w>t3, t5>f2, t2>t6*3, f1>t4`,
    );
  });
});
