/** What is kept of a submission of a class. */
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { gradeTask } from '../../../src/cli/grade/grading-task.js';
import type { GradeReport } from '../../../src/grading/report/grade-report.js';
import { NoSubmission } from '../../../src/grading/candidate/no-submission.js';
import { ULG_RUBRIC } from '../../../src/grading/rubric/presets/ulg.js';
import { NOT_STARTED } from '../../grading/support/reports.js';
import { folderOf } from '../../support/grading/submissions.js';

const CLASS = folderOf({ 'ada.ts': '', 'bob/a.js': '', 'bob/b.js': '' });

const noteOf = async (name: string, judge: (path: string) => GradeReport): Promise<readonly string[]> => {
  const path = join(CLASS, name);
  const place = { folder: join(folderOf({}), name), key: 'k', formats: [] };
  const task = { ...place, name, path, options: { rubric: ULG_RUBRIC, seed: 1 } };
  const { notes } = await gradeTask(task, () => Promise.resolve(judge(path)));
  return notes;
};

test('names files from the folder of the class, wherever that lies', async () => {
  const started = await noteOf('ada.ts', (path) => ({ ...NOT_STARTED, notes: [`${path}:3: no`] }));
  const chosen = await noteOf('bob', (path) => {
    throw new NoSubmission(`The folder ${path} has several modules.`);
  });
  expect([started, chosen]).toEqual([['ada.ts:3: no'], ['The folder bob has several modules.']]);
});
