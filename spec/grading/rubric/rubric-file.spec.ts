/** Explains why a script cannot be read. */
import { expect, test } from '@jest/globals';
import { UNREAD } from '../../../src/grading/rubric/rubric-file.js';

test.each([
  ['ENOENT', 'this file does not exist'],
  ['ENOTDIR', 'this file does not exist'],
  ['EISDIR', 'this is a folder, not a script'],
  ['EACCES', 'permission denied'],
  ['EMFILE', undefined],
])('explains the code %s: %s', (code, words) => {
  expect(UNREAD[code]).toBe(words);
});
