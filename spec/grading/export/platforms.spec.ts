/** What a platform makes of each status; that the files are valid is in `formats.spec.ts`. */
import { expect, test } from '@jest/globals';
import type { FormatName } from '../../../src/grading/export/formats.js';
import { FORMATS } from '../../../src/grading/export/formats.js';
import type { GradeReport } from '../../../src/grading/report/grade-report.js';
import { CORRECT, NOT_STARTED, SMALL, THREE_FAILURES } from '../support/reports.js';

interface File {
  readonly gradable?: boolean;
  readonly score?: number;
  readonly status?: string;
  readonly format_errors?: readonly string[];
  readonly tests: readonly { readonly score: number; readonly status: string; readonly output?: string }[];
}

const read = (name: FormatName, report: GradeReport): File =>
  JSON.parse(FORMATS[name].print([report])) as File;

const statuses = (name: FormatName, report: GradeReport): string[] =>
  read(name, report).tests.map(({ status }) => status);

test('what is not passed is failed for Gradescope', () => {
  expect(statuses('gradescope', SMALL)).toEqual(['passed', 'failed', 'failed', 'failed']);
});

test('the points of all tests are those of the report', () => {
  const sum = (name: FormatName): number =>
    read(name, THREE_FAILURES).tests.reduce((total, { score }) => total + score, 0);
  expect([sum('gradescope'), sum('github-classroom')]).toEqual([
    expect.closeTo(19.38),
    expect.closeTo(19.38),
  ]);
});

test('what was passed needs no feedback', () => {
  expect(read('gradescope', CORRECT).tests.map(({ output }) => output)).toEqual(Array(17).fill('passed'));
});

test('what could not be tried is an error for GitHub Classroom', () => {
  expect(statuses('github-classroom', SMALL)).toEqual(['pass', 'fail', 'error', 'fail']);
});

test.each([
  ['pass', CORRECT],
  ['fail', THREE_FAILURES],
  ['fail', SMALL],
  ['error', NOT_STARTED],
])('GitHub Classroom is told %s', (status, report) => {
  expect(read('github-classroom', report).status).toBe(status);
});

test('what does not start is not gradable for PrairieLearn, which says why', () => {
  const { gradable, score, format_errors: errors } = read('prairielearn', NOT_STARTED);
  expect([gradable, score, errors?.[1]]).toEqual([
    false,
    undefined,
    'The submission did not start: Klondike.java:14: error: class Stock is public, should be in Stock.java',
  ]);
});

test('PrairieLearn is told the share of the points', () => {
  expect([read('prairielearn', CORRECT).score, read('prairielearn', SMALL).score]).toEqual([1, 0.5]);
});
