/** Explains why a submission did not start, and who is to blame. */
import { expect, test } from '@jest/globals';
import {
  Interruption,
  LackingFault,
  NoSubmission,
  thrownText,
} from '../../../src/grading/candidate/candidate.js';

test('gives candidate faults of every kind the same name', () => {
  const faults = [new LackingFault('a JDK', 'It needs a JDK.'), new Interruption('hung', 'No time.')];
  expect(faults.map(({ name, kind, message }) => [name, kind, message])).toEqual([
    ['CandidateFault', 'not started', 'It needs a JDK.'],
    ['CandidateFault', 'hung', 'No time.'],
  ]);
});

test('gives the error for a missing submission a different name', () => {
  expect(String(new NoSubmission('nothing is there'))).toBe('NoSubmission: nothing is there');
});

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
