/** Shows a failed check on a page. */
import { expect, test } from '@jest/globals';
import { onFailure } from '../../../../src/grading/export/html/failure.js';
import { storyOf } from '../../../../src/grading/export/text/sentences.js';
import type { FailureReport } from '../../../../src/grading/report/grade-report.js';
import { COVERS } from '../../support/reports.js';

/** Leaves out the drawings, which other specs test. */
const failureHtml = (more: Partial<FailureReport>): string =>
  onFailure({ ...COVERS, ...more }, 3).html.replace(/<svg.*?aria-label="([^"]*)".*?<\/svg>/gs, '[$1]');

test('tables become drawings, with the differences in words', () => {
  expect(failureHtml({})).toMatchSnapshot();
});

test('equal tables have no mark', () => {
  expect(
    failureHtml({ expected: COVERS.seen, before: '', script: '', replay: '', check: 'script:a' }),
  ).toMatchSnapshot();
});

test('a won table is marked as won', () => {
  expect(failureHtml({ seen: 'stock: empty\nmoves: 1\nwon' })).toContain(
    '<figcaption>Seen <span class="soft">1 move, won</span></figcaption>',
  );
});

test('tables that differ in every line have no matching lines', () => {
  expect(failureHtml({ expected: 'stock: full\nmoves: 1', seen: 'stock: empty\nmoves: 2' })).not.toContain(
    'Lines that match',
  );
});

test('sentences stay unchanged', () => {
  expect(
    failureHtml({ before: '', expected: 'nothing <changes>', seen: 'an error\n  at undo\n' }),
  ).toMatchSnapshot();
});

test('empty parts do not appear', () => {
  expect(failureHtml({ before: '', expected: '', seen: '', script: '', replay: '' }))
    .toBe(`<div class="check">
<h3>Undo turns a card face down again if the move had turned it up</h3>
<p>${storyOf(COVERS)}</p>
</div>
`);
});
