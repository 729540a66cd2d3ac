/** What scripts are worth beside checks. */
import { expect, test } from '@jest/globals';
import type { FailureReport } from '../../../src/grading/report/grade-report.js';
import { scored } from '../../../src/grading/score/score.js';
import type { Criterion } from '../../../src/grading/rubric/rubric.js';
import type { ScriptResult } from '../../../src/grading/scripts/try-scripts.js';

const failure: FailureReport = {
  ...{
    check: 'script:a',
    title: '',
    message: '',
    script: '',
    before: '',
    expected: '',
    seen: '',
    replay: '',
  },
};

const HALF: ScriptResult = { share: 0.5, failure };
const ALL: ScriptResult = { share: 1 };
const NOT: ScriptResult = { untried: 'not tried' };

/** Of 12 points, with two checks and scripts `a` of weight 1 and `b` of weight 3. */
function scoreOf(
  aggregate: Criterion['aggregate'],
  failed: readonly string[],
  results: readonly [ScriptResult, ScriptResult],
): number | undefined {
  const checks = ['one', 'two'];
  const scripts = [
    { title: 'a', weight: 1, script: '' },
    { title: 'b', weight: 3, script: '' },
  ];
  const criterion: Criterion = {
    ...{ id: 'c', title: '', points: 12, gates: [], tier: 'play', checks, scripts, aggregate },
    ...{ hint: '', quote: '' },
  };
  const {
    criteria: [report],
  } = scored(
    { id: 'r', title: '', door: 'events', house: 'ulg', criteria: [criterion] },
    {
      passed: new Set(checks),
      failures: new Map(failed.map((check) => [check, { ...failure, check }])),
      ...{ excused: new Set(), isHindered: false },
      scripts: new Map([
        ['script:a', results[0]],
        ['script:b', results[1]],
      ]),
    },
  );
  return report?.score;
}

test.each<[because: string, Criterion['aggregate'], string[], [ScriptResult, ScriptResult], number]>([
  ['all', 'proportional', [], [ALL, ALL], 12],
  ['a script counts by its weight and its part', 'proportional', [], [HALF, ALL], 11],
  ['what is not tried gives nothing', 'proportional', [], [ALL, NOT], 6],
  ['checks count 1', 'proportional', ['two'], [ALL, HALF], 7],
  ['all of them', 'all-or-nothing', [], [ALL, ALL], 12],
  ['half a script is not all', 'all-or-nothing', [], [HALF, ALL], 0],
  ['up to the first script that fails', 'ladder', [], [ALL, HALF], 6],
  ['checks come first', 'ladder', [], [HALF, ALL], 4],
  ['nothing after a check that fails', 'ladder', ['two'], [ALL, ALL], 2],
])('%s: %s', (...[, aggregate, failed, results, score]) => {
  expect(scoreOf(aggregate, failed, results)).toBe(score);
});
