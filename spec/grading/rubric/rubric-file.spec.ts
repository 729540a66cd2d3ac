/** Explains why a file cannot be read. */
import { expect, test } from '@jest/globals';
import { unreadBy } from '../../../src/grading/rubric/rubric-file.js';

test.each([
  ['ENOENT', 'there is no such file'],
  ['ENOTDIR', 'there is no such file'],
  ['EISDIR', 'this is a folder, not a script'],
  ['EACCES', 'this file may not be read'],
  ['EMFILE', undefined],
])('the code %s means: %s', (code, words) => {
  expect(unreadBy(code, 'a script')).toBe(words);
});
