import { describe, expect, test } from '@jest/globals';
import { readCard } from '../../../src/core/text/values.js';
import { readNumber } from '../../../src/core/text/read-number.js';
import { entriesOf, wordsOf } from '../../../src/core/text/words.js';

describe('an entry with one number', () => {
  const read = (text: string): number[] => entriesOf(text).map(readNumber);

  test.each([
    ['moves: 4', 4],
    ['moves: 007', 7],
    ['moves: 999999999999999', 999_999_999_999_999],
  ])('%s is read', (text, number) => expect(read(text)).toEqual([number]));

  test.each([
    ['moves: x4', 'line 1, column 8: "x4"; expected a whole number for moves, of 15 digits at most'],
    ['moves: 4x', 'line 1, column 8: "4x"; expected a whole number for moves, of 15 digits at most'],
    ['redeals: -1', 'line 1, column 10: "-1"; expected a whole number for redeals, of 15 digits at most'],
    [
      'moves: 1000000000000000',
      'line 1, column 8: "1000000000000000"; expected a whole number for moves, of 15 digits at most',
    ],
    ['moves:', 'line 1, column 7: nothing is there; expected a whole number for moves, of 15 digits at most'],
    ['moves: 4 5', 'line 1, column 10: "5"; expected one number for moves'],
  ])('%s is refused', (text, message) => expect(() => read(text)).toThrow(new Error(message)));
});

describe('a word that is a card', () => {
  test('is read', () => expect(wordsOf('As 10h kc').map(readCard)).toEqual([0, 22, 51]));

  test('is told from one that is none', () => {
    const message = 'line 1, column 4: "1h"; expected a card such as Ah, Td or 10d';
    expect(() => wordsOf('As 1h').map(readCard)).toThrow(new Error(message));
  });
});
