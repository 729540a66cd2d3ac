/** Why a submission did not start, and whose fault that is. */
import { expect, test } from '@jest/globals';
import {
  CandidateFault,
  LackingFault,
  lackOf,
  notStartedNote,
} from '../../../src/grading/candidate/candidate.js';
import { NoSubmission } from '../../../src/grading/candidate/no-submission.js';

test('a lacking fault names what the machine lacks', () => {
  const fault = new LackingFault('a JDK', 'It needs a JDK.');
  expect([fault.name, fault.kind, fault.message, lackOf(fault)]).toEqual([
    'CandidateFault',
    'not started',
    'It needs a JDK.',
    { lacks: 'a JDK' },
  ]);
});

test('any other fault lacks nothing', () => {
  const fault = new CandidateFault('hung', 'It hangs.');
  expect([fault.name, fault.kind, lackOf(fault)]).toEqual(['CandidateFault', 'hung', {}]);
});

test('the note of a report gives the reason', () => {
  expect(notStartedNote(new CandidateFault('not started', 'no file'))).toBe(
    'It could not be started: no file',
  );
});

test('the error for a missing submission has its own name', () => {
  expect(String(new NoSubmission('nothing is there'))).toBe('NoSubmission: nothing is there');
});
