/** Tests whole pages, except the style and the drawings, which other specs test. */
import { expect, test } from '@jest/globals';
import { printHtml } from '../../../../src/grading/export/html/page.js';
import type { GradeReport } from '../../../../src/grading/report/grade-report.js';
import { COVERS, SMALL, TINY } from '../../support/reports.js';

const plainPage = (reports: readonly GradeReport[]): string =>
  printHtml(reports)
    .replace(/<style>.*<\/style>/s, '')
    .replace(/<svg[^>]*>.*?<\/svg>/gs, '<svg/>');

test('a page of several reports matches the approved one', () => {
  expect(plainPage(TINY)).toMatchSnapshot();
});

test('a page without reports says that it has none', () => {
  expect(plainPage([])).toContain('<main>\n<svg/>\n<h1>0 submissions</h1>\n\n</main>');
});

test('a page of one report has its title, and sections one level below', () => {
  const page = plainPage([{ ...SMALL, score: 1.5 }]);
  expect(page).toContain('<title>Bob (class/bob)</title>');
  expect(page).toContain('<h1>Bob (class/bob)</h1>\n');
  expect(page).toContain('<span style="width:25%">');
  expect(page).toContain('<th scope="row">Dealing a new game</th>');
  expect(page).toContain('<a href="#r1-c2">Undo</a>');
  expect(page).toContain(
    '<section class="criterion" id="r1-c2">\n<h2>Undo: 1 of 2 points</h2>\n<p class="failed">',
  );
  expect(page).toContain('<h2>Notes</h2>\n<ul><li>');
});

test('a page draws each card once for all its tables', () => {
  const frames = [
    { ...COVERS, before: 'waste: 2s', expected: 'waste: 3s 2s', seen: 'stock: empty\nwaste: 4s' },
  ];
  const criteria = SMALL.criteria.map((criterion) => ({ ...criterion, failures: frames }));
  const ids = [...printHtml([{ ...SMALL, criteria }]).matchAll(/<symbol id="([^"]*)"/g)].map(([, id]) => id);
  expect(ids.sort()).toEqual(['back', 'card-2s', 'card-3s', 'card-4s']);
});
