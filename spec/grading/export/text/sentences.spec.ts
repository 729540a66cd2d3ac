/** Tests the sentences that all report formats share. */
import { describe, expect, test } from '@jest/globals';
import type { CriterionReport, GradeReport } from '../../../../src/grading/report/grade-report.js';
import { nothingTried } from '../../../../src/grading/report/grade-report.js';
import * as sentences from '../../../../src/grading/export/text/sentences.js';
import { COVERS, SMALL } from '../../support/reports.js';

const criterion: CriterionReport = {
  ...{ id: 'c', title: 'C', score: 1, max: 1, quote: '', hint: '', passed: 1, total: 1, status: 'passed' },
  ...{ failures: [], untried: [] },
};

const criterionWith = (more: Partial<CriterionReport>): CriterionReport => ({ ...criterion, ...more });

const report = (more: Partial<GradeReport>): GradeReport => ({
  ...{ submission: 'a/b', name: '', rubric: 'ulg', rubricTitle: 'Liège', seed: 7, score: 1, max: 1 },
  ...{ complete: true, isolated: true, criteria: [criterion], ledger: {}, notes: [], milliseconds: 1 },
  ...more,
});

const nothing = [criterionWith({ passed: 0, status: 'incomplete', untried: ['x'] })];

test.each([
  ['', 'a/b'],
  [' ', 'a/b'],
  ['a/b', 'a/b'],
  ['Ada\nL', 'Ada L (a/b)'],
])('a submission with the name %j has the title %s', (name, title) => {
  expect(sentences.titleOf(report({ name }))).toBe(title);
});

test.each([
  [1, 1, '1 of 1 point'],
  [0, 2, '0 of 2 points'],
  [0.333, 1.25, '0.33 of 1.25 points'],
  [2, 2.0049, '2 of 2 points'],
])('%d of %d reads: %s', (score, max, text) => {
  expect(sentences.scoreOf({ score, max })).toBe(text);
});

test('a submission passes if it is complete and passes all its criteria', () => {
  const failed = criterionWith({ status: 'failed' });
  const reports = [report({}), report({ complete: false }), report({ criteria: [criterion, failed] })];
  expect(reports.map(sentences.isPassed)).toEqual([true, false, false]);
});

test('nothing was tried if no check passed or failed', () => {
  const failed = criterionWith({ passed: 0, failures: [COVERS] });
  const all = [[], nothing, [...nothing, criterion], [...nothing, failed], [failed]];
  expect(all.map((criteria) => nothingTried(report({ criteria })))).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});

test('an incomplete criterion with all its points is neither good nor bad', () => {
  const all = [
    criterionWith({ status: 'incomplete' }),
    criterionWith({ status: 'incomplete', score: 0.996 }),
    criterionWith({}),
  ];
  expect(all.map(sentences.isNeutral)).toEqual([true, true, false]);
  expect(sentences.isNeutral(criterionWith({ status: 'incomplete', score: 0.9 }))).toBe(false);
});

test.each<[given: Partial<CriterionReport>, result: string]>([
  [{}, '1 of 1 check passed'],
  [{ total: 0, passed: 0 }, 'passed'],
  [{ status: 'failed', passed: 1, total: 2, failures: [COVERS] }, '1 of 2 checks passed'],
  [
    { status: 'failed', passed: 0, total: 3, failures: [COVERS], untried: ['a', 'b'] },
    '0 of 3 checks passed, 2 not tried',
  ],
  [{ status: 'skipped', untried: ['a'] }, 'skipped, because a criterion that it depends on has no points'],
  [{ status: 'incomplete', passed: 0, untried: ['a'] }, '0 of 1 check passed, 1 not tried'],
  [
    { status: 'incomplete', total: 2, untried: ['a'], passesEarnNothing: true },
    '1 of 2 checks passed, 1 not tried. A program that does nothing also passes that one, so it earns no points',
  ],
  [
    { status: 'failed', passed: 2, total: 3, failures: [COVERS], passesEarnNothing: true },
    '2 of 3 checks passed. A program that does nothing also passes those, so they earn no points',
  ],
])('the result of %j is: %s', (given, result) => {
  expect(sentences.resultOf(criterionWith(given))).toBe(result);
});

test.each<[given: Partial<CriterionReport>, text: string]>([
  [{}, 'passed'],
  [{ status: 'failed', hindrances: ['x'] }, 'failed'],
  [{ status: 'incomplete' }, 'not all tried'],
  [{ status: 'incomplete', hindrances: ['x'] }, 'partly ruled out by a fault'],
  [{ status: 'incomplete', hindrances: ['x'], passed: 0 }, 'ruled out by a fault'],
])('a table shows the result of %j as: %s', (given, text) => {
  expect(sentences.statusText(criterionWith(given))).toBe(text);
});

const titles = { a: 'a is so', x: 'x is so' };

test.each<[given: Partial<CriterionReport>, why: string | undefined]>([
  [{ untried: ['a'] }, 'Not tried'],
  [{ untried: ['a'], hindrances: [] }, 'Not tried'],
  [
    { untried: ['a'], hindrances: ['x'] },
    'Ruled out, because this check failed: “X is so”. Checks that a fault rules out earn no points',
  ],
  [
    { untried: ['a'], hindrances: ['x', 'y\nz'] },
    'Ruled out, because these checks failed: “X is so”, “Y z”. Checks that a fault rules out earn no points',
  ],
  [
    { untried: ['a'], hindrances: ['x', 'b', 'c', 'd', 'e'] },
    'Ruled out, because these checks failed: “X is so”, “B”, “C” and 2 more. Checks that a fault rules out earn no points',
  ],
  [{ untried: ['a'], status: 'skipped' }, undefined],
  [{}, undefined],
])('lists the checks in %j that were not tried: %s', (given, why) => {
  const untried = sentences.untriedIn(criterionWith({ titles, ...given }));
  expect(untried).toEqual(why === undefined ? undefined : { why, titles: ['A is so'] });
});

test('a check may have a name that every object also has as a method', () => {
  const untried = sentences.untriedIn(criterionWith({ untried: ['toString'], titles: {} }));
  expect(untried?.titles).toEqual(['toString']);
});

test('the summary names the faults that cost points, or otherwise the result', () => {
  const told = { ...COVERS, lastEvent: '' };
  const failures = ['one\ntwo', ' ', 'three'].map((message) => ({ ...told, message }));
  expect(sentences.gistOf(criterionWith({ failures }))).toBe('One two. Three.');
  expect(sentences.gistOf(criterionWith({ failures: failures.slice(1, 2) }))).toBe('1 of 1 check passed.');
  const counted = { ...told, message: 'one', countedWith: 'x' };
  expect(sentences.gistOf(criterionWith({ failures: [counted] }))).toBe('1 of 1 check passed.');
});

test('the sentence on a fault starts with the last event', () => {
  expect(sentences.storyOf({ ...COVERS, lastEvent: 'You undid.', message: 'it is not' })).toBe(
    'You undid. It is not.',
  );
});

test.each<[given: Partial<GradeReport>, text: string]>([
  [{}, 'rubric ulg: “Liège”, seed 7, in a sandbox'],
  [{ isolated: false }, 'rubric ulg: “Liège”, seed 7, not in a sandbox'],
  [{ rubricTitle: 'ulg' }, 'rubric ulg, seed 7, in a sandbox'],
  [{ rubricTitle: '\n' }, 'rubric ulg, seed 7, in a sandbox'],
  [{ criteria: nothing }, 'rubric ulg: “Liège”, seed 7'],
])('a report with %j describes its circumstances as %s', (given, text) => {
  expect(sentences.circumstancesOf(report(given))).toBe(text);
});

describe('the remarks of a report', () => {
  const notes = ['It did not start.\n  at line 1', '', 'Late.'];

  test('the remarks start with reasons if nothing was tried', () => {
    const failed = report({ notes, criteria: nothing, complete: false });
    expect(sentences.reasonsOf(failed)).toEqual([['It did not start.', '  at line 1'], ['Late.']]);
    expect(sentences.reasonsOf(report({ notes }))).toEqual([]);
    expect(sentences.remarksOf(failed)).toEqual(['It did not start. at line 1', 'Late.']);
  });

  test('the remarks include notes and readings', () => {
    const ledger = { 'is it\nso?': ['yes', 'at\ntimes'], 'And?': ['no'] };
    expect(sentences.remarksOf(report({ notes, ledger }))).toEqual([
      ...['It did not start. at line 1', 'Late.'],
      'The statement does not answer this question: “Is it so?” The games did not show your program’s answer.',
      'The statement does not answer this question: “And?” Your program’s answer is “no”, which is accepted.',
    ]);
  });

  test('the remarks mention untried checks, and criteria of which less than half was tried', () => {
    const criteria = [
      criterionWith({ title: 'Most', total: 4, untried: ['a', 'b', 'c'] }),
      criterionWith({ title: 'Half', total: 4, untried: ['a', 'b'] }),
      criterionWith({ title: 'None\nat all', total: 2, untried: ['a', 'b'] }),
      criterionWith({ title: 'Skipped', status: 'skipped', total: 1, untried: ['a'] }),
      criterionWith({ title: 'Ruled out', total: 1, untried: ['a'], hindrances: ['x'] }),
    ];
    expect(sentences.remarksOf(report({ complete: false, criteria }))).toEqual([
      'Some checks could not be tried.',
      'Only 1 of 4 checks could be tried for “Most”. Its points depend on this one alone.',
      'Only 0 of 2 checks could be tried for “None at all”. Its points depend on these alone.',
    ]);
    expect(sentences.remarksOf({ ...SMALL, notes: [], ledger: {} })).toEqual([
      'Some checks could not be tried.',
    ]);
    expect(sentences.remarksOf(report({ criteria }))).toEqual([]);
  });
});

test('a criterion is worth reading unless everything passed', () => {
  const all = [
    criterionWith({}),
    criterionWith({ status: 'failed' }),
    criterionWith({ failures: [COVERS] }),
    criterionWith({ untried: ['a'] }),
  ];
  expect(all.map(sentences.isWorthReading)).toEqual([false, true, true, true]);
});

test('a script of the rubric is not called the shortest', () => {
  expect(sentences.labelOfScript(COVERS)).toBe('The shortest script that shows it');
  expect(sentences.labelOfScript({ ...COVERS, check: 'script:a' })).toBe(
    'The rubric’s script, up to the first fault',
  );
});
