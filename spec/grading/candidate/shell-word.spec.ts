/** Quotes texts as shell words. */
import { expect, test } from '@jest/globals';
import { shellWord } from '../../../src/grading/candidate/shell-word.js';

test.each([
  ['ada.js', 'ada.js'],
  ['/class/ada-1_b:2@x+y.js', '/class/ada-1_b:2@x+y.js'],
  ['', "''"],
  ['a b', "'a b'"],
  ['ada.js ', "'ada.js '"],
  [' ada.js', "' ada.js'"],
  ['$HOME', "'$HOME'"],
  ["it's 'mine'", String.raw`'it'\''s '\''mine'\'''`],
])('%s becomes %s', (text, word) => {
  expect(shellWord(text)).toBe(word);
});
