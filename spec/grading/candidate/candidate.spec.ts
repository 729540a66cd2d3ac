/** Why a submission did not start, and whose fault that is. */
import { expect, test } from '@jest/globals';
import { Interruption, LackingFault } from '../../../src/grading/candidate/candidate.js';
import { NoSubmission } from '../../../src/grading/candidate/no-submission.js';

test('each kind of fault of a candidate has the same name', () => {
  const faults = [new LackingFault('a JDK', 'It needs a JDK.'), new Interruption('hung', 'No time.')];
  expect(faults.map(({ name, kind, message }) => [name, kind, message])).toEqual([
    ['CandidateFault', 'not started', 'It needs a JDK.'],
    ['CandidateFault', 'hung', 'No time.'],
  ]);
});

test('the error for a missing submission has its own name', () => {
  expect(String(new NoSubmission('nothing is there'))).toBe('NoSubmission: nothing is there');
});
