/** Describes a thrown value. */
import { expect, test } from '@jest/globals';
import { thrownText } from '../../../src/grading/candidate/thrown-text.js';

const silent = Object.defineProperty(new Error('x'), 'message', {
  get: () => {
    throw new Error('no message');
  },
});

test.each<[what: string, error: unknown, text: string]>([
  ['an error', new RangeError('no stock'), 'RangeError: no stock'],
  ['a number', 5, '5'],
  ['nothing', undefined, 'undefined'],
  ['an error whose message cannot be read', silent, 'something that has no text'],
])('%s', (_, error, text) => {
  expect(thrownText(error)).toBe(text);
});
