import { describe, expect, test } from '@jest/globals';
import type { Entry, Word } from '../../../src/core/text/words.js';
import { endOf, entriesBySemicolon, entriesOf, missingWord, wordsOf } from '../../../src/core/text/words.js';

/** `abc@2:5` for the word `abc` on line 2, column 5. */
const told = ({ text, line, column }: Word): string => `${text}@${line}:${column}`;

/** `key@1:1 = first@1:6 second@1:12`; without the sign where there was no colon. */
const toldEntry = ({ key, hasColon, words }: Entry): string =>
  [told(key), ...(hasColon ? ['='] : []), ...words.map(told)].join(' ');

describe('the words of a text', () => {
  test.each([
    ['', []],
    [' \t\r\n ', []],
    ['one', ['one@1:1']],
    ['  one two', ['one@1:3', 'two@1:7']],
    ['one\ntwo', ['one@1:1', 'two@2:1']],
    ['one\r\n  two\n\nthree', ['one@1:1', 'two@2:3', 'three@4:1']],
    ['one;two ; three', ['one@1:1', ';@1:4', 'two@1:5', ';@1:9', 'three@1:11']],
  ])('of %j have their places', (text, words) => {
    expect(wordsOf(text).map(told)).toEqual(words);
  });
});

test.each([
  ['', '@1:1'],
  ['one', '@1:4'],
  ['one\n two ', '@2:5'],
])('the end of %j is %s', (text, end) => expect(told(endOf(wordsOf(text)))).toBe(end));

describe('the entries of a text', () => {
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
  ])('of %j stand one a line or between semicolons', (text, entries) => {
    expect(entriesOf(text).map(toldEntry)).toEqual(entries);
  });

  test('may go over lines where only semicolons separate them', () => {
    const entries = entriesBySemicolon('a: 1\n2; b:\n3');
    expect(entries.map(toldEntry)).toEqual(['a@1:1 = 1@1:4 2@2:1', 'b@2:4 = 3@3:1']);
  });

  test('need a name before the colon', () => {
    expect(() => entriesOf('a: 1\n :b')).toThrow('line 2, column 2: ":b"; expected a name before the colon');
  });

  test('have the place for a word that is missing after the colon', () => {
    const [, entry] = entriesOf('a: 1\n  moves:\nb: 2');
    expect(entry && missingWord(entry)).toEqual({ text: '', line: 2, column: 9 });
  });
});
