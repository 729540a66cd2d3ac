/** Tests the page with the statistics of a class and links to its reports. */
import { runInNewContext } from 'node:vm';
import { expect, test } from '@jest/globals';
import { printIndexPage } from '../../../src/grading/class/index-page.js';
import { distributionOf, lossesOf, mean, median, shareOf } from '../../../src/grading/class/statistics.js';
import type { GradeReport } from '../../../src/grading/report/grade-report.js';
import { elementsOf, htmlFaults } from '../support/html-faults.js';
import { CLASS, CORRECT, SMALL } from '../support/reports.js';

const pageOf = (reports: readonly GradeReport[]): string =>
  printIndexPage(reports, { title: 'Klondike', href: ({ submission }) => `${submission}/report.html` });

test.each<[which: string, reports: readonly GradeReport[]]>([
  ['a class', CLASS],
  ['no submission', []],
  ['two rubrics', [CORRECT, SMALL, CORRECT]],
])('the page of %s matches the approved one', (_, reports) => {
  expect(/<main>.*<\/main>/s.exec(pageOf(reports))?.[0]).toMatchSnapshot();
});

test('the page of a perfect class says that no one lost a point', () => {
  const page = pageOf([CORRECT]);
  expect(page).toContain('<p>1 submission: median 20 of 20, mean 20 of 20.</p>');
  expect(page).toContain('<h2>Where points were lost</h2>\n<p>No one lost a point.</p>\n</main>');
});

test('the page of a class is valid', () => {
  expect(htmlFaults(pageOf(CLASS.slice(0, 2)))).toEqual([]);
});

test('the page links to each report', () => {
  const links = elementsOf(pageOf(CLASS)).filter(({ name }) => name === 'a');
  expect(links.map(({ attributes, text }) => [text, attributes['href']])).toEqual([
    ['class/ada', './class/ada/report.html'],
    ['class/bob', './class/bob/report.html'],
    ['class/cleo', './class/cleo/report.html'],
    ['class/dan.jar', './class/dan.jar/report.html'],
    ['class/eve.ts', './class/eve.ts/report.html'],
  ]);
});

test('the page shows the statistics of the class', () => {
  const paragraphs = elementsOf(pageOf(CLASS)).filter(({ name }) => name === 'p');
  expect(paragraphs[0]?.text).toBe(
    '5 submissions: median 19.25 of 20, mean 15.03 of 20. In 3 submissions, some checks could not be tried.',
  );
});

test('the name of a submission cannot link to another site', () => {
  const hrefs = ['javascript:alert(1)', '//e.x/', 'https://e.x/a', 'a b#c?d', '/etc', './a/./\ud800'].map(
    (path) => {
      const page = printIndexPage(CLASS.slice(0, 1), { title: 'x', href: () => path });
      return elementsOf(page).find(({ name }) => name === 'a')?.attributes['href'];
    },
  );
  expect(hrefs).toEqual([
    './javascript%3Aalert(1)',
    './e.x',
    './https%3A/e.x/a',
    './a%20b%23c%3Fd',
    './etc',
    './a/%EF%BF%BD',
  ]);
});

test('the script turns each header of a sortable table into a button', () => {
  const scripts = elementsOf(pageOf(CLASS)).filter(({ name }) => name === 'script');
  const buttons: object[] = [];
  const heads = ['Name', 'Points'].map((text) => ({
    childNodes: [text],
    append: (button: object) => buttons.push(button),
  }));
  const document = {
    querySelectorAll: () => [{ tHead: { rows: [{ cells: heads }] } }],
    createElement: () => ({ append: () => undefined }),
  };
  runInNewContext(scripts[0]?.text ?? '', { document });
  expect(buttons).toMatchObject(heads.map(() => ({ type: 'button', onclick: expect.anything() })));
});

test('counts full marks in the highest tenth, and includes the lower limit in each tenth', () => {
  const [one] = CLASS;
  if (one === undefined) throw new Error('The class has reports.');
  const reports = [20, 18, 17.99, 0, 6].map((score) => ({ ...one, score, max: 20 }));
  const bins = distributionOf(reports);
  expect(bins.map(({ count }) => count)).toEqual([1, 0, 0, 1, 0, 0, 0, 0, 1, 2]);
  expect(bins.map(({ from }) => from)).toEqual([0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9]);
});

test('lists the criteria with the largest losses first', () => {
  expect(
    lossesOf(CLASS.slice(0, 3)).map(({ id, share, losers, total }) => [id, share, losers, total]),
  ).toEqual([
    ['win', expect.closeTo(0.25, 3), 1, 3],
    ['recycle', expect.closeTo(0.0667, 3), 1, 3],
    ['robustness', expect.closeTo(0.0476, 3), 1, 3],
    ['undo', expect.closeTo(0.0333, 3), 1, 3],
  ]);
});

test('lists no loss for a criterion without points', () => {
  const criteria = CORRECT.criteria.map((criterion) => ({ ...criterion, score: 0, max: 0 }));
  expect(lossesOf([{ ...CORRECT, criteria }])).toEqual([]);
});

test.each([
  [0, 2, 0],
  [1, 2, 0.5],
  [3, 2, 1],
  [-1, 2, 0],
  [1, 0, 0],
  [0, 0, 0],
])('computes a share of %d of %d points as %d', (score, max, share) => {
  expect(shareOf({ score, max })).toBe(share);
});

test.each([
  [[], 0, 0],
  [[3], 3, 3],
  [[1, 9, 2], 2, 4],
  [[4, 1, 2, 3], 2.5, 2.5],
])('%j has the median %d and the mean %d', (values, middle, average) => {
  expect([median(values), mean(values)]).toEqual([middle, average]);
});

test('the page lists files without a program, whatever their names', () => {
  const options = { title: 'Klondike', href: () => 'report.html' };
  const page = printIndexPage(CLASS, { ...options, others: ['notes.txt', '<b>old</b>'] });
  expect(htmlFaults(page)).toEqual([]);
  expect(page).toContain('<p>Not graded, because they contain no program:</p>');
  const items = elementsOf(page).filter(({ name }) => name === 'li');
  expect(items.map(({ text }) => text)).toEqual(['notes.txt', '<b>old</b>']);
});
