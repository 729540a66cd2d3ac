/** The notes about checks that were not tried. They ask for more time or for other games. */
import { expect, test } from '@jest/globals';
import type { CriterionReport } from '../../src/grading/report/grade-report.js';
import { openChecks, reportUntried } from '../../src/grading/untried-notes.js';
import { COVERS } from './support/reports.js';

const criterion = (given: Partial<CriterionReport>): CriterionReport => ({
  ...{ id: 'win', title: 'Winning', score: 1, max: 1, status: 'passed', quote: '', hint: '', passed: 1 },
  ...{ total: 3, failures: [], untried: [] },
  ...given,
});

const PASSED = criterion({});
const INCOMPLETE = criterion({
  status: 'incomplete',
  untried: ['win.waste', 'win.tableau'],
  titles: { 'win.waste': 'the game is won from the waste' },
});
const HINDERED = criterion({ status: 'failed', failures: [{ ...COVERS, check: 'draw.three' }] });

const OTHER_SEED = 'Try again with another --seed.';
const MORE_TIME = 'Try again with a longer time (--seconds).';
const NOT_TRIED = 'These checks were not tried, and cost no points:';

test.each<[what: string, criteria: CriterionReport[], notes: string[]]>([
  ['nothing if all checks were tried', [PASSED], []],
  [
    'that no game reached some checks',
    [INCOMPLETE],
    [
      `The report is incomplete, because no game reached some checks. ${NOT_TRIED} “The game is won from the waste”, “Win.tableau”. ${OTHER_SEED}`,
    ],
  ],
  [
    'that time ran out',
    [PASSED, { ...INCOMPLETE, outOfTime: ['win.waste', 'win.tableau'] }],
    [`Time ran out after 60 s. ${NOT_TRIED} “The game is won from the waste”, “Win.tableau”. ${MORE_TIME}`],
  ],
  [
    'both, with the checks of each',
    [PASSED, { ...INCOMPLETE, outOfTime: ['win.tableau'] }],
    [
      `Time ran out after 60 s. ${NOT_TRIED} “Win.tableau”. ${MORE_TIME}`,
      `The report is incomplete, because no game reached some checks. ${NOT_TRIED} “The game is won from the waste”. ${OTHER_SEED}`,
    ],
  ],
  ['nothing about a criterion that was skipped', [PASSED, { ...INCOMPLETE, status: 'skipped' }], []],
  ['nothing about checks that a fault rules out', [HINDERED, INCOMPLETE], []],
  ['nothing about scripts', [PASSED, { ...INCOMPLETE, untried: ['script:lesson'] }], []],
  ['nothing if the program does not start', [{ ...INCOMPLETE, passed: 0, total: 2 }], []],
])('the notes say %s', (_, criteria, notes) => {
  expect(reportUntried(criteria, 60)).toEqual({ notes });
});

test('a program that used up its time before any check is not graded', () => {
  const late = { ...INCOMPLETE, passed: 0, total: 2, outOfTime: INCOMPLETE.untried };
  expect(reportUntried([late], 5)).toEqual({
    notes: [],
    notGraded: `Time ran out after 5 s, before any check was tried. ${MORE_TIME}`,
  });
});

test('the open checks have the ids of the rubric', () => {
  expect(openChecks({ criteria: [PASSED, INCOMPLETE] })).toEqual(['win.waste', 'win.tableau']);
});
