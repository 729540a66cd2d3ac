/** The autograder for Gradescope at work, in a folder that stands for its container. */
import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { printWorkflow } from '../../../src/cli/grade/platforms/github-classroom.js';
import { folderOf } from '../../support/grading/submissions.js';
import { missingPrograms, testUnless } from '../../support/missing.js';
import { MAIN, shell } from '../../support/process.js';

const FOLDER = folderOf({ 'programs/klondike': `#!/bin/sh\nexec '${process.execPath}' '${MAIN}' "$@"\n` });
const at = (name: string): string => join(FOLDER, name);

beforeAll(() => {
  chmodSync(at('programs/klondike'), 0o755);
  expect(shell(`klondike grade --gradescope '${at('autograder.zip')}'`).status).toBe(0);
  expect(shell(`klondike grade --gradescope '${at('source')}'`).status).toBe(0);
});

test.each(['setup.sh', 'run_autograder'])('%s is a program for bash', (name) => {
  const { status, stderr } = spawnSync('bash', ['-n', at(`source/${name}`)], { encoding: 'utf8' });
  expect([status, stderr]).toEqual([0, '']);
});

testUnless(missingPrograms('unzip'), 'the archive holds both, to be run', () => {
  const { stdout } = spawnSync('unzip', ['-Z', '-h', '-l', at('autograder.zip')], { encoding: 'utf8' });
  expect(stdout.match(/^-rwxr-xr-x .* (setup\.sh|run_autograder)$/gm)).toHaveLength(2);
  expect(spawnSync('unzip', ['-t', at('autograder.zip')]).status).toBe(0);
});

interface Results {
  readonly score: number;
  readonly output: string;
  readonly tests?: readonly unknown[];
}

/** What Gradescope reads when this was submitted. */
function resultsOf(container: string, submitted: (folder: string) => void): Results {
  mkdirSync(at(`${container}/submission`), { recursive: true });
  submitted(at(`${container}/submission`));
  const path = [at('programs'), process.env['PATH'] ?? ''].join(delimiter);
  const { status, stderr } = spawnSync(at('source/run_autograder'), [], {
    encoding: 'utf8',
    env: { ...process.env, PATH: path, AUTOGRADER: at(container) },
  });
  if (status !== 0) throw new Error(`status ${String(status)}: ${stderr}`);
  return JSON.parse(readFileSync(at(`${container}/results/results.json`), 'utf8')) as Results;
}

describe('run_autograder', () => {
  test('grades what was submitted', () => {
    const sample = new URL('../../../src/grading/shims/javascript/sample/handler.js', import.meta.url);
    const { score, tests } = resultsOf('right', (folder) => cpSync(sample, join(folder, 'my handler.js')));
    expect([score, tests?.length]).toEqual([20, 17]);
  }, 60_000);

  test('tells the student why nothing could be graded', () => {
    const results = resultsOf('wrong', (folder) => writeFileSync(join(folder, 'notes.txt'), 'hello'));
    expect(results).toMatchObject({
      score: 0,
      output: expect.stringContaining('is no submission in a language'),
    });
  }, 30_000);
});

describe("the workflow's step that grades", () => {
  const ran = (graded: string): readonly [status: number | null, output: string] => {
    const folder = folderOf({ 'bin/klondike': `#!/bin/sh\n${graded}\n`, output: '' });
    chmodSync(join(folder, 'bin/klondike'), 0o755);
    const workflow = printWorkflow({
      ...{ version: '0.1.0', how: ['--fail-under', '10'], submission: '.', isCommand: false },
      rubric: undefined,
    });
    const [, step = ''] = / {6}- name: Grade\n[^]*? run: \|\n([^]*?) {6}- name/.exec(workflow) ?? [];
    const { status } = spawnSync('bash', ['-e', '-c', step], {
      env: {
        PATH: [join(folder, 'bin'), process.env['PATH'] ?? ''].join(delimiter),
        ...{ RUNNER_TEMP: folder, GITHUB_OUTPUT: join(folder, 'output'), SUBMISSION: '.' },
      },
    });
    return [status, readFileSync(join(folder, 'output'), 'utf8')];
  };

  test('hands the points on, also where they are too few, and ends as grading did', () => {
    expect(ran('echo few > "$RUNNER_TEMP/result.json"; exit 1')).toEqual([1, 'result=ZmV3Cg==\n']);
  });

  test('hands nothing on where nothing was graded', () => {
    expect(ran('exit 2')).toEqual([2, '']);
  });
});
