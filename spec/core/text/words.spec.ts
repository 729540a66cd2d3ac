import { describe, expect, test } from '@jest/globals';
import { printCard } from '../../../src/core/card.js';
import { newDeck } from '../../../src/core/deck.js';
import type { Entry, Word } from '../../../src/core/text/words.js';
import {
  endOf,
  entriesBySemicolon,
  entriesOf,
  missingWord,
  readCard,
  readDeck,
  readNumber,
  readSeed,
  wordsOf,
} from '../../../src/core/text/words.js';

/** `abc@2:5` for the word `abc` on line 2, column 5. */
const told = ({ text, line, column }: Word): string => `${text}@${line}:${column}`;

/** `key@1:1 = first@1:6 second@1:12`, without the sign if the entry has no colon. */
const toldEntry = ({ key, hasColon, words }: Entry): string =>
  [told(key), ...(hasColon ? ['='] : []), ...words.map(told)].join(' ');

describe('the words in a text', () => {
  test.each([
    ['', []],
    [' \t\r\n ', []],
    ['one', ['one@1:1']],
    ['  one two', ['one@1:3', 'two@1:7']],
    ['one\ntwo', ['one@1:1', 'two@2:1']],
    ['one\r\n  two\n\nthree', ['one@1:1', 'two@2:3', 'three@4:1']],
    ['one;two ; three', ['one@1:1', ';@1:4', 'two@1:5', ';@1:9', 'three@1:11']],
  ])('have their places in %j', (text, words) => {
    expect(wordsOf(text).map(told)).toEqual(words);
  });
});

test.each([
  ['', '@1:1'],
  ['one', '@1:4'],
  ['one\n two ', '@2:5'],
])('the end of %j is %s', (text, end) => expect(told(endOf(wordsOf(text)))).toBe(end));

describe('the entries in a text', () => {
  test.each([
    ['', []],
    [';;\n;', []],
    ['won', ['won@1:1']],
    ['t1: Ah 2h', ['t1@1:1 = Ah@1:5 2h@1:8']],
    ['t1:Ah', ['t1@1:1 = Ah@1:4']],
    ['t1:', ['t1@1:1 =']],
    ['won now', ['won@1:1 now@1:5']],
    ['a: 1\nb: 2', ['a@1:1 = 1@1:4', 'b@2:1 = 2@2:4']],
    ['a: 1; b: 2;c', ['a@1:1 = 1@1:4', 'b@1:7 = 2@1:10', 'c@1:12']],
    ['a: b:c', ['a@1:1 = b:c@1:4']],
    ['a:b:c', ['a@1:1 = b:c@1:3']],
  ])('are on lines or between semicolons in %j', (text, entries) => {
    expect(entriesOf(text).map(toldEntry)).toEqual(entries);
  });

  test('can span lines if only semicolons separate them', () => {
    const entries = entriesBySemicolon('a: 1\n2; b:\n3');
    expect(entries.map(toldEntry)).toEqual(['a@1:1 = 1@1:4 2@2:1', 'b@2:4 = 3@3:1']);
  });

  test('need a name before the colon', () => {
    expect(() => entriesOf('a: 1\n :b')).toThrow('line 2, column 2: ":b"; expected a name before the colon');
  });

  test('have the place of a missing word after the colon', () => {
    const [, entry] = entriesOf('a: 1\n  moves:\nb: 2');
    expect(entry && missingWord(entry)).toEqual({ text: '', line: 2, column: 9 });
  });
});

describe('an entry that has one number', () => {
  const read = (text: string): number[] => entriesOf(text).map(readNumber);

  test.each([
    ['moves: 4', 4],
    ['moves: 007', 7],
    ['moves: 999999999999999', 999_999_999_999_999],
  ])('reads %s', (text, number) => expect(read(text)).toEqual([number]));

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
  ])('refuses %s', (text, message) => expect(() => read(text)).toThrow(new Error(message)));
});

describe('a word that is a card', () => {
  test('is read', () => expect(wordsOf('As 10h kc').map(readCard)).toEqual([0, 22, 51]));

  test('is distinguished from any other word', () => {
    const message = 'line 1, column 4: "1h"; expected a card such as Ah, Td or 10d';
    expect(() => wordsOf('As 1h').map(readCard)).toThrow(new Error(message));
  });
});

describe('a deck as words', () => {
  const TEXT = newDeck().map(printCard).join(' ');

  test('is read in the order of the words', () => expect(readDeck(wordsOf(TEXT))).toEqual(newDeck()));

  test.each([
    [TEXT.replace('2c', 'Ac'), 'column 4: "Ac"; expected each card once (it is card 1 already)'],
    [TEXT.replace('3c', 'no'), 'column 7: "no"; expected a card such as Ah, Td or 10d'],
    [`${TEXT} As`, 'column 157: "As"; expected each card once (it is card 40 already)'],
    [TEXT.slice(0, -6), 'column 150: nothing is there; expected all 52 cards of a deck (missing: Qs Ks)'],
    ['', 'column 1: nothing is there; expected all 52 cards of a deck'],
  ])('refuses %s and reports the wrong word', (text, message) => {
    expect(() => readDeck(wordsOf(text))).toThrow(`line 1, ${message}`);
  });
});

describe('the seed of a deal', () => {
  const read = (text: string): bigint[] =>
    wordsOf(text).map((word) => readSeed(word, { min: -5n, max: 40n }));

  test.each([
    ['java:12', 12n],
    ['java:-5', -5n],
    ['java:40', 40n],
    ['java:+7', 7n],
    ['7', 7n],
    [`java:${'7'.padStart(40, '0')}`, 7n],
  ])('reads %s', (text, seed) => expect(read(text)).toEqual([seed]));

  test.each([
    ['java:41', 'a whole number from -5 to 40 after the colon'],
    ['java:-6', 'a whole number from -5 to 40 after the colon'],
    ['java:', 'a whole number from -5 to 40 after the colon'],
    [':41', 'a whole number from -5 to 40 after the colon'],
    ['java:x7', 'a whole number from -5 to 40 after the colon'],
    ['java:7x', 'a whole number from -5 to 40 after the colon'],
    [`java:${'7'.padStart(41, '0')}`, 'a whole number from -5 to 40 after the colon'],
    ['41', 'a whole number from -5 to 40'],
  ])('refuses %s', (text, expected) => {
    expect(() => read(text)).toThrow(
      expect.objectContaining({ name: 'TextError', line: 1, column: 1, word: text, expected }),
    );
  });
});
