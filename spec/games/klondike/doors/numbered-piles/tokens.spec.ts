import { expect, test } from '@jest/globals';
import { Tokens } from '../../../../../src/games/klondike/doors/numbered-piles/tokens.js';

/** The words of each piece, and those of the end. */
function wordsOf(...pieces: string[]): string[][] {
  const tokens = new Tokens();
  return [...pieces.map((piece) => tokens.take(piece)), tokens.end()];
}

test.each<[what: string, pieces: string[], words: string[][]]>([
  ['several on a line', ['m 0 10\n'], [['m', '0', '10'], []]],
  ['any white space, and much of it', ['\n\n m\t0\r\n\v\f10\u2003d\n'], [['m', '0', '10', 'd'], []]],
  ['a word over pieces', ['m 1', '0', ' d'], [['m'], [], ['10'], ['d']]],
  ['a word that the end ends', ['m'], [[], ['m']]],
  ['white space at the seam', ['m', '\n', '0', '\n'], [[], ['m'], [], ['0'], []]],
  ['nothing', [], [[]]],
  ['white space only', [' ', '\n\n', '\t'], [[], [], [], []]],
  ['an empty piece', ['1', '', '0 '], [[], [], ['10'], []]],
  ['a byte order mark, which is white space', ['\uFEFFm 0 '], [['m', '0'], []]],
  ['zero bytes, which are not', ['m\u0000 d '], [['m\u0000', 'd'], []]],
])('%s: %j', (_what, pieces, words) => {
  expect(wordsOf(...pieces)).toEqual(words);
});

test('a word that never ends is not kept whole, and is no number', () => {
  const tokens = new Tokens();
  for (let piece = 0; piece < 1000; piece++) tokens.take('1'.repeat(1000));
  const [word = '', next] = [...tokens.take('1 d '), ...tokens.end()];
  expect([word.length < 100_000, /^\d+$/.test(word), next]).toEqual([true, false, 'd']);
});

test('a number of 60,000 digits is kept whole', () => {
  const digits = '0'.repeat(30_000);
  expect(wordsOf(digits, `${digits}5 `)).toEqual([[], [`${digits}${digits}5`], []]);
});
