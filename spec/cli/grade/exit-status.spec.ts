import { expect, test } from '@jest/globals';
import { statusOf } from '../../../src/cli/grade/settings.js';
import { CORRECT, NOT_GRADED, NOT_STARTED, THREE_FAILURES } from '../../grading/support/reports.js';

/** A report of a grading that ran out of time. */
const LATE = {
  ...CORRECT,
  complete: false,
  criteria: CORRECT.criteria.map((criterion) => ({ ...criterion, outOfTime: ['win.waste'] })),
};

const UNJUDGED = { ...NOT_STARTED, notes: [], notGraded: 'The grader ended early.' };

test.each([
  [0, 'all were graded, whatever their points', statusOf([CORRECT, NOT_STARTED], undefined)],
  [0, 'none has fewer points than required', statusOf([CORRECT], 20)],
  [1, 'one has fewer points than required', statusOf([CORRECT, THREE_FAILURES], 20)],
  [3, 'time ran out for one', statusOf([LATE, CORRECT], undefined)],
  [3, 'another has fewer points than required', statusOf([LATE, THREE_FAILURES], 20)],
  [3, 'one was not graded because of the grader', statusOf([CORRECT, UNJUDGED], undefined)],
  [2, 'the machine lacked a program for another', statusOf([LATE, NOT_GRADED], 20)],
  [2, 'the machine lacked a program for one', statusOf([CORRECT, NOT_GRADED], undefined)],
  [2, 'it also has fewer points than required', statusOf([NOT_GRADED], 20)],
])('the exit status is %i if %s', (expected, _, status) => {
  expect(status).toBe(expected);
});
