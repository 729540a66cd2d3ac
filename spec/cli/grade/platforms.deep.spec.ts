/** Runs the Gradescope autograder in a folder that stands in for its container. */
import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
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

test.each(['setup.sh', 'run_autograder'])('bash accepts the program %s', (name) => {
  const { status, stderr } = spawnSync('bash', ['-n', at(`source/${name}`)], { encoding: 'utf8' });
  expect([status, stderr]).toEqual([0, '']);
});

testUnless(missingPrograms('unzip'), 'both programs in the archive are executable', () => {
  const { stdout } = spawnSync('unzip', ['-Z', '-h', '-l', at('autograder.zip')], { encoding: 'utf8' });
  expect(stdout.match(/^-rwxr-xr-x .* (setup\.sh|run_autograder)$/gm)).toHaveLength(2);
  expect(spawnSync('unzip', ['-t', at('autograder.zip')]).status).toBe(0);
});

interface Results {
  readonly score: number;
  readonly output: string;
  readonly tests?: readonly unknown[];
}

/** The results that Gradescope reads after this submission. */
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
  test('grades a submission', () => {
    const sample = new URL('../../../src/grading/shims/javascript/sample/handler.js', import.meta.url);
    const { score, tests } = resultsOf('right', (folder) => cpSync(sample, join(folder, 'my handler.js')));
    expect([score, tests?.length]).toEqual([20, 17]);
  });

  test('tells the student why the grading failed', () => {
    const results = resultsOf('wrong', (folder) => writeFileSync(join(folder, 'notes.txt'), 'hello'));
    expect(results).toMatchObject({
      score: 0,
      output: expect.stringContaining('is not a submission in a supported language'),
    });
  });
});

describe('the grading step of the workflow', () => {
  interface Ran {
    readonly status: number | null;
    readonly log: readonly string[];
    readonly summary: string;
  }

  const ran = (graded?: string, handler = ''): Ran => {
    const folder = folderOf({
      'bin/klondike': `#!/bin/sh\n${graded ?? ''}\n`,
      summary: '',
      'ada.js': handler,
    });
    chmodSync(join(folder, 'bin/klondike'), 0o755);
    const workflow = printWorkflow({
      ...{ version: '0.1.0', how: ['--fail-under', '10'], submission: '.', isCommand: false },
      rubric: undefined,
    });
    const [, step = ''] = / {6}- name: Grade\n[^]*? run: \|\n([^]*)/.exec(workflow) ?? [];
    const programs = graded === undefined ? at('programs') : join(folder, 'bin');
    const { status, stdout } = spawnSync('bash', ['-e', '-c', step], {
      encoding: 'utf8',
      env: {
        PATH: [programs, dirname(process.execPath), process.env['PATH'] ?? ''].join(delimiter),
        ...{ RUNNER_TEMP: folder, GITHUB_STEP_SUMMARY: join(folder, 'summary') },
        SUBMISSION: join(folder, 'ada.js'),
      },
    });
    return { status, log: stdout.split('\n'), summary: readFileSync(join(folder, 'summary'), 'utf8') };
  };

  const TOO_FEW = `cd "$RUNNER_TEMP"; echo '{"score": 9.67, "max": 20}' > report.json; echo '# Ada' > report.md; exit 1`;

  test("prints the points for Classroom, even if they are too few, and ends with the grader's status", () => {
    const { status, log, summary } = ran(TOO_FEW);
    expect([status, summary]).toEqual([1, '# Ada\n']);
    expect(log.slice(-3)).toEqual([
      '::notice title=Autograding complete::Points 9.67/20',
      '::notice title=Autograding report::{"totalPoints":9.67,"maxPoints":20}',
      '',
    ]);
  });

  test('does not let a submission give itself points', () => {
    const forged = '::notice title=Autograding report::{"totalPoints":20,"maxPoints":20}';
    const { log } = ran(TOO_FEW.replace('exit 1', `echo '${forged}' >> report.md`));
    const [, token = ''] = /^::stop-commands::(\w{32})$/.exec(log[0] ?? '') ?? [];
    expect(log.slice(1, 4)).toEqual(['# Ada', forged, `::${token}::`]);
  });

  test('prints no points if the grading failed', () => {
    const { status, log, summary } = ran('exit 2');
    expect([status, summary, log.filter((line) => line.startsWith('::notice'))]).toEqual([2, '', []]);
  });

  test('grades the repository and shows the whole report', () => {
    const { status, log, summary } = ran(undefined, 'export default class { getName() { return "Ada"; } }');
    expect([status, log.at(-3)]).toEqual([
      1,
      expect.stringMatching(/^::notice title=Autograding complete::Points [\d.]+\/20$/),
    ]);
    expect(summary).toMatch(/^# .*ada\.js\n[^]*\| \*\*Total\*\*/);
  });
});
