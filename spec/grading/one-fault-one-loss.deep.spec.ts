/** An event that hangs or throws costs only its own check, and only once. All other checks are still tried. */
import { beforeAll, expect, test } from '@jest/globals';
import type { GradeReport } from '../../src/grading/report/grade-report.js';
import { untriedIn } from '../../src/grading/export/text/sentences.js';
import type { CrashingName, CrashingReports } from '../support/grading/crashing-handlers.js';
import { printedBy } from '../support/outside-jest.js';

let reports: CrashingReports;

beforeAll(() => {
  reports = JSON.parse(printedBy('spec/support/grading/print-crashing.ts')) as CrashingReports;
});

const failuresOf = ({ criteria }: GradeReport): string[] =>
  criteria.flatMap(({ failures }) => failures.map(({ check }) => check));

const lossesOf = ({ criteria }: GradeReport): string[] =>
  criteria.filter(({ score, max }) => score < max).map(({ id, score }) => `${id} ${score}`);

test.each<[name: CrashingName, check: string, losses: string]>([
  [
    'hangs when the waste comes back',
    'recycle.all',
    'draw 1.13, recycle 0, foundation-to-tableau 0.67, undo 1.75, count 0.83, win 0, new-game 0.33',
  ],
  [
    'throws while the waste comes back',
    'recycle.all',
    'draw 1.13, recycle 0, foundation-to-tableau 0.67, undo 1.75, count 0.83, win 0, new-game 0.33',
  ],
  ['throws after the waste has come back', 'robust.throws', 'undo 2, robustness 0.43'],
  ['hangs in undo', 'undo.stock', 'undo 0, count 0.83, win 0.75, new-game 0.33'],
  ['throws in undo', 'undo.stock', 'undo 0, count 0.83, win 0.75, new-game 0.33'],
  [
    'throws in moves to a foundation',
    't>f.ace',
    'recycle 1.2, tableau-to-foundation 0, foundation-to-tableau 0.67, turn-up 0.67, undo 2.25, win 0, new-game 0.33',
  ],
  ['hangs when it announces the win', 'win.tableau', 'undo 2.25, win 0, new-game 0.33'],
  ['hangs in every game except the first', 'new-game.middle', 'new-game 0'],
  [
    'hangs when a move to a column turns a card up',
    'turn-up.carry',
    'recycle 1.2, foundation-to-tableau 0.67, turn-up 0.67, undo 2.25, win 0, new-game 0.33',
  ],
  [
    'hangs when a king is on top of the waste',
    'draw.three',
    'draw 1.13, recycle 1.2, waste-to-tableau 0.75, foundation-to-tableau 0.67, undo 2.25, win 0, new-game 0.33',
  ],
])(
  'a handler that %s fails one check, and loses only that check and those it rules out',
  (name, check, losses) => {
    const [report] = reports[name];
    expect([failuresOf(report), lossesOf(report).join(', ')]).toEqual([[check], losses]);
  },
);

test('with another seed, the handlers get the same points', () => {
  const scores = (at: 0 | 1): string[] =>
    Object.entries(reports).map(([name, both]) => `${name}: ${both[at].score}`);
  expect(scores(1)).toEqual(scores(0));
});

test('if no card can be drawn, checks that need a waste earn no points', () => {
  expect(lossesOf(reports['hangs when it draws'][0])).toEqual([
    ...[
      'draw 0',
      'recycle 0',
      'waste 0',
      'waste-to-tableau 0',
      'waste-to-foundation 0',
      'foundation-to-tableau 0.67',
      'undo 1.25',
      'count 0.67',
      'win 0',
      'new-game 0.33',
    ],
  ]);
});

test('the report says which fault ruled out the checks that were not tried', () => {
  const [{ complete, criteria }] = reports['hangs when it draws'];
  expect(complete).toBe(true);
  expect(criteria.filter(({ id }) => id === 'waste').map((one) => untriedIn(one)?.why)).toEqual([
    'Ruled out, because this check failed: “A click on the stock moves three cards to the waste”. Checks that a fault rules out earn no points',
  ]);
});

test('a handler that moves no card earns nothing for refusing illegal moves', () => {
  expect(lossesOf(reports['carries nothing'][0])).toEqual([
    ...[
      'draw 1.13',
      'recycle 1.2',
      'waste 0.5',
      'waste-to-tableau 0',
      'waste-to-foundation 0',
      'tableau-to-foundation 0',
      'foundation-to-tableau 0',
      'tableau-to-tableau 0',
      'turn-up 0',
      'undo 1.25',
      'count 0.83',
      'win 0',
      'new-game 0.33',
      'view 0.86',
    ],
  ]);
});

test('the report on a hang has the expected table and the fewest events that lead to it', () => {
  const [{ criteria }] = reports['hangs when the waste comes back'];
  const [failure] = criteria.flatMap(({ failures }) => failures);
  expect(failure?.script).toContain('] new stock*9 {');
  expect(failure?.expected).toMatch(/^stock: full\n(?!waste)/);
});
