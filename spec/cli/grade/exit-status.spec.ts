import { expect, test } from '@jest/globals';
import { statusOf } from '../../../src/cli/grade/settings.js';
import { CORRECT, NOT_GRADED, NOT_STARTED, THREE_FAILURES } from '../../grading/support/reports.js';

/** A report on a submission whose grading ran out of time. */
const LATE = {
  ...CORRECT,
  complete: false,
  criteria: CORRECT.criteria.map((criterion) => ({ ...criterion, outOfTime: ['win.waste'] })),
};

const UNJUDGED = { ...NOT_STARTED, notes: [], notGraded: 'The grader ended early.' };

test.each([
  [0, 'all submissions were graded, whatever their points', statusOf([CORRECT, NOT_STARTED], undefined)],
  [0, 'no submission has fewer points than required', statusOf([CORRECT], 20)],
  [1, 'one submission has fewer points than required', statusOf([CORRECT, THREE_FAILURES], 20)],
  [3, 'time ran out for one submission', statusOf([LATE, CORRECT], undefined)],
  [
    3,
    'time ran out for one submission, and another has fewer points than required',
    statusOf([LATE, THREE_FAILURES], 20),
  ],
  [3, 'the grader failed to grade one submission', statusOf([CORRECT, UNJUDGED], undefined)],
  [
    2,
    'time ran out for one submission, and the machine lacked a program for another',
    statusOf([LATE, NOT_GRADED], 20),
  ],
  [2, 'the machine lacked a program for one submission', statusOf([CORRECT, NOT_GRADED], undefined)],
  [
    2,
    'a submission that the machine could not grade also has fewer points than required',
    statusOf([NOT_GRADED], 20),
  ],
])('the exit status is %i if %s', (expected, _, status) => {
  expect(status).toBe(expected);
});
