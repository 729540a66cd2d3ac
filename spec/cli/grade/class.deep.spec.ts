/** Grades a class in processes that may crash or hang. */
import { copyFileSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from '@jest/globals';
import { GraderProcess } from '../../../src/cli/grade/grader-process.js';
import type { GradingTask } from '../../../src/cli/grade/grading-task.js';
import { workOn } from '../../../src/cli/jobs/pool.js';
import type { GradeReport } from '../../../src/grading/report/grade-report.js';
import { ULG_RUBRIC } from '../../../src/grading/rubric/presets/ulg.js';
import { filesIn } from '../../support/grading/graded-class.js';
import { folderOf } from '../../support/grading/submissions.js';
import { shell } from '../../support/process.js';

const FOLDER = folderOf({
  'grader.mjs': `
    import { appendFileSync } from 'node:fs';
    import { tmpdir } from 'node:os';
    appendFileSync(new URL('temporaries', import.meta.url), tmpdir() + '\\n');
    let tasks = 0;
    process.on('message', ({ name }) => {
      tasks++;
      if (name === 'ends') process.exit(3);
      if (name === 'hangs') for (;;);
      process.send({ submission: name, notes: [\`task \${tasks} of its process\`] });
    });`,
  'class/bad.js': 'export default class {',
});

const taskOf = (name: string): GradingTask => ({
  ...{ name, path: join(FOLDER, name), folder: join(FOLDER, 'reports', name), key: 'k', formats: [] },
  options: { rubric: ULG_RUBRIC, seed: 1 },
});

/** The temporary folders that the processes used. */
const temporaries = (): readonly string[] => [
  ...new Set(readFileSync(join(FOLDER, 'temporaries'), 'utf8').trim().split('\n')),
];

test('if a process ends or hangs, only its submission is affected, and the report says so', async () => {
  const heard: [string, readonly string[]][] = [];
  await workOn<GradingTask, GradeReport>({
    tasks: ['one', 'ends', 'two', 'hangs', 'three', 'four'].map(taskOf).values(),
    worker: pathToFileURL(join(FOLDER, 'grader.mjs')),
    jobs: 1,
    onAnswer: ({ submission, notes, notGraded = '' }) =>
      heard.push([submission, [...notes, notGraded].filter(Boolean)]),
    signal: new AbortController().signal,
    newThread: (file) => new GraderProcess(file, 3000),
  });
  const ended = 'The grader ended early, with status 3. It judged nothing in this submission.';
  const hung = 'The grader gave up after 3 seconds. It judged nothing in this submission.';
  expect(heard).toEqual([
    ['one', ['task 1 of its process']],
    ['ends', [ended]],
    ['two', ['task 1 of its process']],
    ['hangs', [hung]],
    ['three', ['task 1 of its process']],
    ['four', ['task 2 of its process']],
  ]);
  expect(readFileSync(join(FOLDER, 'reports/hangs/report.json'), 'utf8')).toContain(hung);
  expect([temporaries().length, temporaries().filter(existsSync)]).toEqual([3, []]);
});

test('the command grades a class in separate processes', () => {
  const sample = new URL('../../../src/grading/shims/javascript/sample/handler.js', import.meta.url);
  copyFileSync(sample, join(FOLDER, 'class/good.js'));
  const out = join(FOLDER, 'graded');
  const ran = shell(`klondike grade --class '${join(FOLDER, 'class')}' --out '${out}'`);
  expect(ran).toMatchObject({ status: 0, out: 'bad.js: 0 of 20 points\ngood.js: 20 of 20 points\n' });
  expect(ran.err).toMatch(/mean 10 of 20, median 10 of 20\ncould not start, so no points: bad\.js\n/);
  expect(filesIn(out)['gradebook.csv']).toMatch(/\r\ngood\.js,The sample handler,ulg,20,20,yes,/);
});
