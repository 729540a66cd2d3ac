/** Tests how each platform shows each status. `formats.spec.ts` tests that the files are valid. */
import { expect, test } from '@jest/globals';
import { preambleOf } from '../../../src/grading/export/text/feedback.js';
import type { FormatName } from '../../../src/grading/export/formats.js';
import { FORMATS } from '../../../src/grading/export/formats.js';
import type { GradeReport } from '../../../src/grading/report/grade-report.js';
import { CORRECT, HINDERED, NOT_STARTED, SMALL, THREE_FAILURES } from '../support/reports.js';

interface File {
  readonly gradable?: boolean;
  readonly score?: number;
  readonly status?: string;
  readonly format_errors?: readonly string[];
  readonly tests: readonly {
    readonly score: number;
    readonly status: string;
    readonly output?: string;
    readonly name: string;
    readonly message?: string | null;
    readonly test_code?: string;
  }[];
}

const read = (name: FormatName, report: GradeReport): File =>
  JSON.parse(FORMATS[name].print([report])) as File;

const statuses = (name: FormatName, report: GradeReport): string[] =>
  read(name, report).tests.map(({ status }) => status);

test('Gradescope shows every criterion that did not pass as failed', () => {
  expect(statuses('gradescope', SMALL)).toEqual(['passed', 'failed', 'failed', 'failed']);
});

test('the points of all tests add up to the points of the report', () => {
  const sum = (name: FormatName): number =>
    read(name, THREE_FAILURES).tests.reduce((total, { score }) => total + score, 0);
  expect([sum('gradescope'), sum('github-classroom')]).toEqual([
    expect.closeTo(19.38),
    expect.closeTo(19.38),
  ]);
});

test('a passed criterion gets no feedback', () => {
  expect(read('gradescope', CORRECT).tests.map(({ output }) => output)).toEqual(
    CORRECT.criteria.map(({ total }) => `${total} of ${total} checks passed.`),
  );
});

/** Prints a test as `src/console-results.js` does in the reporter. */
const logOf = (report: GradeReport): string[] =>
  read('github-classroom', report).tests.flatMap(({ status, name, message, test_code: code }) => [
    status === 'error' ? `Error: ${message ?? ''}` : `${status}: ${name}`,
    ...(code === '' ? [] : (code ?? '').split('\n').map((line) => `  ${line}`)),
  ]);

test('the log of GitHub Classroom shows the points, the faults, the replay commands and the notes', () => {
  expect(logOf(SMALL)).toEqual([
    'pass: Dealing a new game: 2 of 2 points',
    'fail: Undo: 1 of 2 points',
    '  9 of 10 checks passed.',
    '  You undid the move of the four of hearts from tableau 4 to tableau 6. Tableau 4 shows ## ## 6c 4h, but it must show ## ## ## 4h.',
    "  klondike replay --handler 'class/bob' undo-covers.klon",
    'fail: Winning: 0 of 1 point',
    '  3 of 4 checks passed, 1 not tried.',
    'fail: The number of moves: 0 of 1 point',
    '  Skipped, because a criterion that it depends on has no points.',
    'pass: Notes',
    ...preambleOf(SMALL).map((line) => `  ${line}`),
    '  ',
    '  Some checks could not be tried.',
    '  The time of 60 seconds was over.',
    '  The statement does not answer this question: “Does a click count with stock and waste empty?” Your program’s answer is “no”, which is accepted.',
  ]);
});

test('a message does not repeat itself', () => {
  expect(read('github-classroom', SMALL).tests.map(({ message }) => message)).toEqual([
    null,
    '9 of 10 checks passed.\nYou undid the move of the four of hearts from tableau 4 to tableau 6. Tableau 4 shows ## ## 6c 4h, but it must show ## ## ## 4h.',
    '3 of 4 checks passed, 1 not tried.',
    'Skipped, because a criterion that it depends on has no points.',
    null,
  ]);
});

test('the log shows the reason once if nothing could be tried', () => {
  expect(logOf(NOT_STARTED)).toEqual([
    'Error: It could not be started: It does not compile.\nKlondike.java:14: error: class Stock is public, should be in Stock.java\npublic class Stock {\n       ^',
  ]);
});

test('an incomplete criterion that costs nothing passes on platforms with only two states', () => {
  const wanted = HINDERED.criteria.map(({ id }) => id === 'undo');
  const platforms = (['gradescope', 'github-classroom'] as const).map((name) =>
    statuses(name, HINDERED)
      .slice(0, wanted.length)
      .map((status) => !status.startsWith('pass')),
  );
  expect(platforms).toEqual([wanted, wanted]);
  expect(FORMATS['github-classroom'].print([HINDERED])).toContain('3 of 4 checks passed, 1 not tried.');
});

test('an incomplete criterion that costs nothing is skipped for test tools', () => {
  const [junit, tap] = [FORMATS.junit.print([HINDERED]), FORMATS.tap.print([HINDERED])];
  expect(junit).toContain('failures="1" errors="0" skipped="1">');
  expect(junit).toContain(
    '<skipped type="incomplete" message="1 of 1 point: 3 of 4 checks passed, 1 not tried.">',
  );
  expect(tap).toContain(' - Winning # SKIP 3 of 4 checks passed, 1 not tried\n');
});

test.each([
  ['pass', CORRECT],
  ['fail', THREE_FAILURES],
  ['fail', SMALL],
  ['error', NOT_STARTED],
])('GitHub Classroom gets the right status for %s', (status, report) => {
  expect(read('github-classroom', report).status).toBe(status);
});

test('a submission that does not start is not gradable for PrairieLearn, with the reason', () => {
  const { gradable, score, format_errors: errors } = read('prairielearn', NOT_STARTED);
  expect([gradable, score, errors]).toEqual([
    false,
    undefined,
    [
      'It could not be started: It does not compile. Klondike.java:14: error: class Stock is public, should be in Stock.java public class Stock { ^',
    ],
  ]);
});

test('PrairieLearn gets the points as a share of the maximum', () => {
  expect([read('prairielearn', CORRECT).score, read('prairielearn', SMALL).score]).toEqual([1, 0.5]);
});
