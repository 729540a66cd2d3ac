/** Prints a report as TAP. Texts from a submission or a check stay plain texts, even if they have a meaning in TAP. */
import { expect, test } from '@jest/globals';
import { printTap } from '../../../src/grading/export/tap.js';
import { HOSTILE } from '../support/hostile.js';
import { SMALL } from '../support/reports.js';
import { readTap } from '../support/text-faults.js';

test('a TAP reader gets the original texts', () => {
  const [report] = HOSTILE.filter(({ submission }) => submission.startsWith('# TODO'));
  const { points } = readTap(printTap(report === undefined ? [] : [report]));
  const text = '# TODO all of it # SKIP \\# ok';
  expect(points[0]).toMatchObject({ ok: true, name: text });
  expect(points[1]).toMatchObject({
    ok: false,
    diag: { message: `${text}. ${text}.`, score: 0.5, feedback: expect.anything() },
  });
});

test('an incomplete criterion never passes', () => {
  const { points } = readTap(printTap([SMALL]));
  expect(points.map(({ ok, skip }) => (skip === undefined || skip === false ? ok : 'skip'))).toEqual([
    ...[true, false, false, 'skip'],
    // The whole report.
    false,
  ]);
});
