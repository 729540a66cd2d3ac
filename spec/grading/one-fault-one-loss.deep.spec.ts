/** An event that hangs or throws costs the check it belongs to, once, and keeps nothing else from being tried. */
import { beforeAll, expect, test } from '@jest/globals';
import type { GradeReport } from '../../src/grading/report/grade-report.js';
import { remarksOf, untriedIn } from '../../src/grading/export/text/sentences.js';
import type { Dying, DyingReports } from '../support/grading/dying.js';
import { printedBy } from '../support/outside-jest.js';

let reports: DyingReports;

beforeAll(() => {
  reports = JSON.parse(printedBy('spec/support/grading/print-dying.ts')) as DyingReports;
});

const failuresOf = ({ criteria }: GradeReport): string[] =>
  criteria.flatMap(({ failures }) => failures.map(({ check }) => check));

const lossesOf = ({ criteria }: GradeReport): string[] =>
  criteria.filter(({ score, max }) => score < max).map(({ id, score }) => `${id} ${score}`);

test.each<[name: Dying, check: string, loss: string]>([
  ['hangs as the waste comes back', 'recycle.all', 'recycle 0'],
  ['throws as the waste comes back', 'recycle.all', 'recycle 0'],
  ['throws when the waste has come back', 'robust.throws', 'robustness 0.43'],
  ['hangs in undo', 'undo.stock', 'undo 0'],
  ['throws in undo', 'undo.stock', 'undo 0'],
  ['throws on the way to a foundation', 't>f.ace', 'tableau-to-foundation 0'],
  ['hangs as it announces the win', 'win.tableau', 'win 0.5'],
  ['hangs in each game but the first', 'new-game.middle', 'new-game 0'],
  ['hangs as a carry to a column turns a card up', 'turn-up.carry', 'turn-up 0.67'],
  ['hangs when a king is the top of the waste', 'draw.three', 'draw 1.13'],
])('a handler that %s fails one check, and loses the points of its criterion', (name, check, loss) => {
  const [report] = reports[name];
  expect([failuresOf(report), lossesOf(report)]).toEqual([[check], [loss]]);
});

test('with another seed they have the same points', () => {
  const scores = (at: 0 | 1): string[] =>
    Object.entries(reports).map(([name, both]) => `${name}: ${both[at].score}`);
  expect(scores(1)).toEqual(scores(0));
});

test('where nothing can be drawn, what needs a waste has no points, and all else has them', () => {
  expect(lossesOf(reports['hangs as it draws'][0])).toEqual([
    ...['draw 0', 'recycle 0', 'waste 0', 'waste-to-tableau 0', 'waste-to-foundation 0'],
  ]);
});

test('the report says which criteria were hardly tried, and why', () => {
  const [report] = reports['hangs as it draws'];
  const [first, ...remarks] = remarksOf(report);
  expect(first).toBe('Some checks could not be tried.');
  expect(remarks).toEqual(
    expect.arrayContaining([
      'Only 1 of 4 checks could be tried for “Drawing from the stock”. Its points depend on this one alone.',
      'Only 1 of 4 checks could be tried for “Winning”. Its points depend on this one alone.',
    ]),
  );
  expect(report.criteria.filter(({ id }) => id === 'waste').map((one) => untriedIn(one)?.why)).toEqual([
    'Not tried, because this failed: “A click on the stock moves three cards to the waste”',
  ]);
});

test('where no card is ever carried, nothing is given for refusing what must be refused', () => {
  expect(lossesOf(reports['carries nothing'][0])).toEqual([
    ...['waste-to-tableau 0', 'waste-to-foundation 0', 'tableau-to-foundation 0', 'foundation-to-tableau 0'],
    ...['tableau-to-tableau 0', 'turn-up 0', 'win 0'],
  ]);
});

test('a hang is shown with the table that must be seen, and the fewest events that lead there', () => {
  const [{ criteria }] = reports['hangs as the waste comes back'];
  const [failure] = criteria.flatMap(({ failures }) => failures);
  expect(failure?.script).toContain('] new stock*9 {');
  expect(failure?.expected).toMatch(/^stock: full\n(?!waste)/);
});
