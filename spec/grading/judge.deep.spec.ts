/**
 * Handlers that were once blamed for the wrong thing, or lost points without a fault: `spec/fixtures/grading/judge`.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { grade } from '../../src/grading.js';
import type { GradeReport } from '../../src/grading.js';
import { folderOf } from '../support/grading/submissions.js';

const graded = (file: string): Promise<GradeReport> =>
  grade(join('spec/fixtures/grading/judge', file), { sandbox: 'auto' });

/** Leaves out `constants.names`, because most of these handlers use numbers instead of the constants. */
const failuresOf = ({ criteria }: GradeReport): string[] =>
  criteria
    .flatMap(({ failures }) => failures.map(({ check }) => check))
    .filter((check) => check !== 'constants.names');

test.each<[file: string, because: string, failures: string[]]>([
  ['autofinish.mjs', 'cards that the handler moves without an event are one fault', ['view.own-moves']],
  [
    'refused-counted-undo-corrupts.mjs',
    'undo and the count are wrong after a refused move',
    ['undo.refused', 'count.refused'],
  ],
  ['undo-negative-at-deal.mjs', 'undo at the deal changes the count', ['robust.undo']],
  ['leak-moves-after-win.mjs', 'only a won game leaves its count behind', ['new-game.won']],
  ['deals-when-attached.cjs', 'a program may deal at once', []],
])('%s: %s', async (file, _, failures) => {
  const report = await graded(file);
  expect([failuresOf(report), report.complete]).toEqual([failures, true]);
  if (failures.length === 0) expect(report.score).toBe(report.max);
});

test('a program gets full marks even if its deals do not depend on the seed', async () => {
  const sample = readFileSync('src/grading/shims/python/sample_handler.py', 'utf8');
  const folder = folderOf({
    'handler.py': sample.replace('random.shuffle(', 'random.SystemRandom().shuffle('),
  });
  const report = await grade(join(folder, 'handler.py'), { sandbox: 'auto' });
  expect([failuresOf(report), report.complete, report.score]).toEqual([[], true, report.max]);
});

test('the script for undo at the deal has only a new game and an undo', async () => {
  const { criteria } = await graded('undo-negative-at-deal.mjs');
  const [failure] = criteria.flatMap(({ failures }) => failures);
  expect(failure?.script).toMatch(/\] new undo\?( \{|$)/);
});

test('a handler that never announces a win gets no points for winning, even if it has other faults', async () => {
  const { criteria } = await graded('nowin-wasteGroup.mjs');
  expect(criteria.find(({ id }) => id === 'win')?.score).toBe(0);
});
