/** The workflow of GitHub runs what the README tells a developer to run, and then the deep specs. */
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { isBasicExpression, isMapping } from '@actions/workflow-parser';
import { readWorkflow } from './support/workflow.js';

const textOf = (name: string): string => readFileSync(new URL(`../${name}`, import.meta.url), 'utf8');

/** Of the README's commands, the one that runs the tests. */
const [, TEST = ''] = /^(npm ci && npm test) +# /m.exec(textOf('README.md')) ?? [];

/** The oldest Node that the package runs on, without its last number. */
const [, OLDEST = ''] = /"node": "\^(\d+\.\d+)\.\d+ /.exec(textOf('package.json')) ?? [];

type Workflow = Awaited<ReturnType<typeof readWorkflow>>;

let read: Workflow;

beforeAll(async () => {
  read = await readWorkflow('ci.yml', textOf('.github/workflows/ci.yml'));
});

function jobOf(name: string) {
  const job = read.workflow.jobs.find(({ id }) => String(id) === name);
  if (job?.type !== 'job') throw new Error(`there is no job ${name}`);
  return job;
}

/** A value as it is written: the parser makes calls of the expressions in it. */
const sourceOf = (value: Parameters<typeof isBasicExpression>[0]): string =>
  isBasicExpression(value) ? (value.source ?? value.expression) : value.assertString('a value').value;

/** What the parser's own types do not tell of a value. */
interface Printable {
  readonly toDisplayString: () => string;
}

const shown = (value: unknown): string | undefined => (value as Printable | undefined)?.toDisplayString();

/** What the steps of a job run, in order. */
const commandsOf = (name: string): string[] =>
  jobOf(name).steps.flatMap((step) => ('run' in step ? [sourceOf(step.run)] : []));

/** The values of a job's matrix, by their names. */
function matrixOf(name: string): unknown {
  const { strategy } = jobOf(name);
  const matrix = strategy !== undefined && isMapping(strategy) ? strategy.find('matrix') : undefined;
  if (matrix === undefined || !isMapping(matrix)) throw new Error(`the job ${name} has no matrix`);
  return Object.fromEntries(
    Array.from(matrix, ({ key, value }) => [
      String(key),
      Array.from(value.assertSequence('matrix'), (item) => shown(item)),
    ]),
  );
}

test('the workflow is one by the schema of GitHub, for pushes to main and pull requests', () => {
  const { push, pull_request: pulls } = read.workflow.events;
  expect([read.errors, push, pulls]).toEqual([[], { branches: ['main'] }, {}]);
  expect(read.workflow.jobs.map(({ id }) => String(id))).toEqual(['gate', 'deep']);
});

describe('the gate', () => {
  test('runs the command of the README and nothing else', () => {
    expect([TEST, commandsOf('gate')]).toEqual(['npm ci && npm test', [TEST]]);
  });

  test('runs on each system, with the oldest Node that the package takes and newer ones', () => {
    expect([OLDEST, matrixOf('gate')]).toEqual([
      '20.19',
      { os: ['ubuntu-latest', 'macos-latest', 'windows-latest'], node: [OLDEST, '22', '24'] },
    ]);
    expect(shown(jobOf('gate')['runs-on'])).toBe('${{ matrix.os }}');
  });
});

describe('the deep specs', () => {
  test('run in four shards', () => {
    expect(matrixOf('deep')).toEqual({ shard: ['1', '2', '3', '4'] });
    expect(commandsOf('deep').slice(-2)).toEqual([
      'npm ci',
      'npm run test:deep -- --shard=${{ matrix.shard }}/4',
    ]);
  });

  test('fail where a program is missing', () => {
    expect(shown(jobOf('deep').env?.find('KLONDIKE_MISSING'))).toBe('fails');
  });

  test('have the programs that .ci/run installs', () => {
    const needed = Array.from(textOf('.ci/run').matchAll(/needed\+=\((\S+)\)/g), ([, name = '']) => name);
    const [, installed = ''] =
      /apt-get install .*--no-install-recommends (.*)/.exec(commandsOf('deep').join('\n')) ?? [];
    expect([needed.length, installed.split(' ')]).toEqual([6, needed]);
  });
});

test('.ci/run runs the same two commands', () => {
  const [gate, deep] = textOf('.ci/run').trimEnd().split('\n').slice(-2);
  expect([gate, deep]).toEqual([TEST, 'npm run test:deep']);
  expect(commandsOf('deep').at(-1)).toContain(`${deep} -- `);
});
