/** House rules by a name, and by a name with what is changed there. */
import { describe, expect, test } from '@jest/globals';
import { readHouse } from '../../../../src/games/klondike/model/house.js';
import { KSU, ULG, YCP_TEXT } from '../../../../src/games/klondike/model/rules.js';
import { errorOf } from '../../../support/error-of.js';

describe('house rules as text', () => {
  test.each([
    ['ulg, draw 1', { ...ULG, name: 'ulg, draw 1', draw: 1 }],
    ['ksu, draw 19', { ...KSU, name: 'ksu, draw 19', draw: 19 }],
    ['ulg, redeals 0', { ...ULG, name: 'ulg, redeals 0', redeals: 0 }],
    ['ulg, redeals 123456789', { ...ULG, name: 'ulg, redeals 123456789', redeals: 123_456_789 }],
    [
      'ycp-text, draw 24, redeals 2',
      { ...YCP_TEXT, name: 'ycp-text, draw 24, redeals 2', draw: 24, redeals: 2 },
    ],
    ['ulg, draw 3, redeals 1', { ...ULG, name: 'ulg, redeals 1', redeals: 1 }],
  ])('%s', (text, rules) => {
    expect(readHouse(text)).toEqual(rules);
  });

  test.each(['ulg', 'ulg, draw 3, redeals unlimited'])('%s: the rules of the house itself', (text) => {
    expect(readHouse(text)).toBe(ULG);
  });

  test('a change is found in rules of your own, too', () => {
    const own = { ...ULG, name: 'own, my way', draw: 2, redeals: 5 };
    expect(readHouse('own, my way, redeals unlimited', [own])).toEqual({
      ...own,
      name: 'own, my way, redeals unlimited',
      redeals: Infinity,
    });
  });

  test.each([
    '',
    'chess',
    'ulg,draw 1',
    'ulg, draw 0',
    'ulg, draw 25',
    'ulg, redeals -1',
    'ulg, redeals 1234567890',
    'ulg, redeals 1, draw 1',
    'ulg, draw 1 ',
    'ksu\nulg, draw 1',
    'chess, draw 1',
    'ulg, ksu',
  ])('%j is none', (text) => {
    expect(errorOf(() => readHouse(text))).toBe(
      `TextError: line 1, column 1: ${text === '' ? 'nothing is there' : JSON.stringify(text)}; ` +
        'expected the name of house rules: ulg, ycp-text, ycp-text-reference, ycp-selection, ksu',
    );
  });
});
