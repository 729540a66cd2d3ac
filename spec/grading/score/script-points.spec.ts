/** Computes the points for the scripts and checks of a criterion. */
import { expect, test } from '@jest/globals';
import type { CriterionReport, FailureReport } from '../../../src/grading/report/grade-report.js';
import type { Findings } from '../../../src/grading/score/score.js';
import { scoreFindings, scriptMarks } from '../../../src/grading/score/score.js';
import type { Criterion, Rubric } from '../../../src/grading/rubric/rubric.js';
import type { ScriptResult } from '../../../src/grading/scripts/try-scripts.js';

const failure: FailureReport = {
  ...{ check: 'script:a', title: '', message: '', script: '' },
  ...{ before: '', expected: '', seen: '', replay: '' },
};

const HALF: ScriptResult = { share: 0.5, failure };
const ALL: ScriptResult = { share: 1 };
const NOT: ScriptResult = { untried: 'not tried' };

const SCRIPTS = [
  { title: 'a', weight: 1, script: '' },
  { title: 'b', weight: 3, script: '' },
];

/** The report on a criterion of 12 points, with two checks and scripts `a` of weight 1 and `b` of weight 3. */
function reportOf(
  aggregate: Criterion['aggregate'],
  failed: readonly string[],
  { results: [a, b], ...found }: Partial<Findings> & { results: readonly [ScriptResult, ScriptResult] },
): CriterionReport | undefined {
  const checks = ['one', 'two'];
  const criterion: Criterion = {
    ...{ id: 'c', title: '', points: 12, gates: [], tier: 'play', checks, scripts: SCRIPTS, aggregate },
    ...{ hint: '', quote: '' },
  };
  const rubric: Rubric = { id: 'r', title: '', door: 'events', house: 'ulg', criteria: [criterion] };
  return scoreFindings(rubric, {
    passed: new Set(checks),
    failures: new Map(failed.map((check) => [check, { ...failure, check }])),
    excused: new Set(),
    scripts: new Map(Object.entries({ 'script:a': a, 'script:b': b })),
    ...found,
  }).criteria[0];
}

test.each<[because: string, Criterion['aggregate'], string[], [ScriptResult, ScriptResult], number]>([
  ['all', 'proportional', [], [ALL, ALL], 12],
  [
    'a script counts according to its weight and to the share that passes',
    'proportional',
    [],
    [HALF, ALL],
    11,
  ],
  ['an untried script gets nothing', 'proportional', [], [ALL, NOT], 6],
  ['each check counts 1', 'proportional', ['two'], [ALL, HALF], 7],
  ['all of them', 'all-or-nothing', [], [ALL, ALL], 12],
  ['half a script earns nothing', 'all-or-nothing', [], [HALF, ALL], 0],
  ['a ladder gives points up to the first script that fails', 'ladder', [], [ALL, HALF], 6],
  ['the checks come before the scripts in a ladder', 'ladder', [], [HALF, ALL], 4],
  ['all steps', 'ladder', [], [ALL, ALL], 12],
  ['a ladder gives points up to the first untried script', 'ladder', [], [NOT, ALL], 4],
  [
    'a ladder gives points up to the first script with a fault that costs nothing',
    'ladder',
    [],
    [{ ...ALL, failure }, ALL],
    4,
  ],
  ['a ladder gives nothing after a check that fails', 'ladder', ['two'], [ALL, ALL], 2],
])('%s: %s', (...[, aggregate, failed, results, score]) => {
  expect(reportOf(aggregate, failed, { results })?.score).toBe(score);
});

test('scripts count together with the checks of their criterion', () => {
  expect(reportOf('proportional', ['two'], { results: [HALF, ALL] })).toMatchObject({
    ...{ status: 'failed', passed: 2, total: 4, untried: [] },
    failures: [{ check: 'two' }, { check: 'script:a' }],
  });
  expect(reportOf('proportional', [], { results: [HALF, ALL] })).toMatchObject({
    status: 'failed',
    passed: 3,
  });
  expect(reportOf('proportional', [], { results: [ALL, NOT] })).toMatchObject({
    status: 'incomplete',
    passed: 3,
    total: 4,
    failures: [],
    untried: ['script:b'],
  });
});

test('scripts earn the points of untried checks', () => {
  const hindered = { passed: new Set<string>(), isHindered: true };
  expect(reportOf('proportional', [], { results: [ALL, ALL], ...hindered })).toMatchObject({
    score: 12,
    untried: ['one', 'two'],
  });
});

test('the marks for scripts name each script', () => {
  const results = new Map<string, ScriptResult>([['script:a', HALF]]);
  const none = { passed: 0, failures: [], climbed: 0, earned: 0, outOfTime: [] };
  expect(scriptMarks(SCRIPTS, results)).toEqual({
    weight: 4,
    earned: 0.5,
    climbed: 0,
    passed: 0,
    failures: [failure],
    untried: ['script:b'],
    outOfTime: [],
  });
  expect(scriptMarks(SCRIPTS)).toEqual({ ...none, weight: 4, untried: ['script:a', 'script:b'] });
  expect(scriptMarks([])).toEqual({ ...none, weight: 0, untried: [] });
});
