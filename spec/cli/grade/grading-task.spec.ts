/** The saved report on one submission in a class. */
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { gradeTask } from '../../../src/cli/grade/grading-task.js';
import type { SavedReport } from '../../../src/cli/grade/saved-report.js';
import type { GradeReport } from '../../../src/grading/report/grade-report.js';
import { NoSubmission } from '../../../src/grading/candidate/candidate.js';
import { ULG_RUBRIC } from '../../../src/grading/rubric/presets/ulg.js';
import { NOT_GRADED, NOT_STARTED } from '../../grading/support/reports.js';
import { folderOf } from '../../support/grading/submissions.js';

const CLASS = folderOf({ 'ada.ts': '', 'bob/a.js': '', 'bob/b.js': '' });

type TestJudge = (path: string) => GradeReport;

const keptOf = (name: string, judge: TestJudge, path = join(CLASS, name)): Promise<SavedReport> => {
  const place = { folder: join(folderOf({}), name), key: 'k', formats: [] };
  const task = { ...place, name, path, options: { rubric: ULG_RUBRIC, seed: 1 } };
  return gradeTask(task, () => Promise.resolve(judge(path)));
};

const noteOf = async (...task: Parameters<typeof keptOf>): Promise<readonly string[]> =>
  (await keptOf(...task)).notes;

test('an incomplete report has no key, so that a later run grades the submission again', async () => {
  const [criterion] = NOT_STARTED.criteria;
  const late = criterion === undefined ? [] : [{ ...criterion, outOfTime: ['win.waste'] }];
  const reports = [NOT_STARTED, NOT_GRADED, { ...NOT_STARTED, criteria: late }];
  const kept = await Promise.all(reports.map((report) => keptOf('ada.ts', () => report)));
  expect(kept.map(({ key }) => key)).toEqual(['k', '', '']);
});

test('names files by their path in the class folder', async () => {
  const started = await noteOf('ada.ts', (path) => ({ ...NOT_STARTED, notes: [`${path}:3: no`] }));
  const chosen = await noteOf('bob', (path) => {
    throw new NoSubmission(`The folder ${path} has several modules.`);
  });
  const ungraded = await keptOf('ada.ts', (path) => ({ ...NOT_GRADED, notGraded: `${path} needs more.` }));
  expect([started, chosen]).toEqual([['ada.ts:3: no'], ['The folder bob has several modules.']]);
  expect(ungraded.notGraded).toBe('ada.ts needs more.');
});

test('does not change paths in other folders', async () => {
  const notes = ['s/ada/a.js imports cards/Deck.java'];
  expect(await noteOf('ada', () => ({ ...NOT_STARTED, notes }), 's/ada')).toEqual([
    'ada/a.js imports cards/Deck.java',
  ]);
});
