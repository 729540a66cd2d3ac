import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { Move } from '../../../../src/games/klondike/model/play.js';
import { parseMove, printMove } from '../../../../src/games/klondike/model/move-text.js';
import { arbitraryMove } from '../../../support/arbitrary.js';
import { errorOf } from '../../../support/error-of.js';

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

describe('a move in text', () => {
  test.each(MOVES)('%s is read', (text, move) => {
    expect(parseMove(text)).toEqual(move);
  });

  test.each(MOVES)('%s is printed', (text, move) => {
    expect(printMove(move)).toBe(text);
  });

  test('may name a single card', () => {
    expect(parseMove('t1>t2*1')).toEqual({ from: 't1', count: 1, to: 't2' });
  });

  test('is read back as the same move', () => {
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
