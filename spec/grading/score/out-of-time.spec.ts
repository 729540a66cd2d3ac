/** Running out of time costs no points, unless a fault rules out the check in any case. */
import { expect, test } from '@jest/globals';
import type { FailureReport } from '../../../src/grading/report/grade-report.js';
import { ranOutOfTime } from '../../../src/grading/report/grade-report.js';
import { ULG_RUBRIC } from '../../../src/grading/rubric/presets/ulg.js';
import { scoreFindings } from '../../../src/grading/score/score.js';

const CRITERIA: Readonly<Record<string, readonly string[]>> = {
  draw: ['draw.three', 'draw.rest'],
  robust: ['robust.same'],
  win: ['win.waste'],
};

/** The points out of 6 for each criterion, and its checks that ran out of time. */
function marksOf(passed: readonly string[], failed: readonly string[]): string[] {
  const [first] = ULG_RUBRIC.criteria;
  const criteria = Object.entries(CRITERIA).map(([id, checks]) => ({
    ...first,
    id,
    checks,
    points: 6,
    gates: [],
  }));
  const report = scoreFindings({ ...ULG_RUBRIC, criteria } as never, {
    ...{
      passed: new Set(passed),
      excused: new Set<string>(),
      isCutShort: true,
    },
    failures: new Map(failed.map((check) => [check, { check, message: '' } as FailureReport])),
  });
  expect(ranOutOfTime(report as never)).toBe(true);
  return report.criteria.map(({ id, score, outOfTime = [] }) => [id, score, ...outOfTime].join(' '));
}

test.each<[what: string, passed: readonly string[], failed: readonly string[], marks: readonly string[]]>([
  [
    'costs nothing if no check failed',
    ['draw.three'],
    [],
    ['draw 6 draw.rest', 'robust 6 robust.same', 'win 6 win.waste'],
  ],
  [
    'gives no points for checks that a fault rules out',
    [],
    ['draw.three'],
    ['draw 0', 'robust 6 robust.same', 'win 0'],
  ],
  [
    'does not cost points because of a fault that only makes a win unlikely',
    [],
    ['view.refused'],
    ['draw 6 draw.three draw.rest', 'robust 6 robust.same', 'win 6 win.waste'],
  ],
  [
    'gives no points if nothing was tried',
    [],
    [],
    ['draw 0 draw.three draw.rest', 'robust 0 robust.same', 'win 0 win.waste'],
  ],
])('running out of time %s', (...[, passed, failed, marks]) => {
  expect(marksOf(passed, failed)).toEqual(marks);
});
