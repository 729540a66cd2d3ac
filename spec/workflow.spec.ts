/** GitHub's workflow runs the commands that the README gives developers, and then the deep specs. */
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { isBasicExpression, isMapping } from '@actions/workflow-parser';
import type { CheckedWorkflow } from './support/workflow.js';
import { readWorkflow } from './support/workflow.js';

const textOf = (name: string): string => readFileSync(new URL(`../${name}`, import.meta.url), 'utf8');

/** The README's command that runs the tests. */
const [, TEST = ''] = /^(npm ci && npm test) +# /m.exec(textOf('README.md')) ?? [];

/** The oldest version of Node that the package supports, without its last number. */
const [, OLDEST = ''] = /"node": "\^(\d+\.\d+)\.\d+ /.exec(textOf('package.json')) ?? [];

let checked: CheckedWorkflow;

beforeAll(async () => {
  checked = await readWorkflow('ci.yml', textOf('.github/workflows/ci.yml'));
});

function jobOf(name: string) {
  const job = checked.workflow.jobs.find(({ id }) => String(id) === name);
  if (job?.type !== 'job') throw new Error(`there is no job ${name}`);
  return job;
}

/** A value as it is written in the source. The parser turns its expressions into function calls. */
const sourceOf = (value: Parameters<typeof isBasicExpression>[0]): string =>
  isBasicExpression(value) ? (value.source ?? value.expression) : value.assertString('a value').value;

/** Calls a method that the parser's own types don't declare. */
const displayText = (value: unknown): string | undefined =>
  (value as { toDisplayString(): string } | undefined)?.toDisplayString();

/** The commands that a job's steps run, in order. */
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
      Array.from(value.assertSequence('matrix'), (item) => displayText(item)),
    ]),
  );
}

test("the workflow follows GitHub's schema and runs for pushes to main and pull requests", () => {
  const { push, pull_request: pulls } = checked.workflow.events;
  expect([checked.errors, push, pulls]).toEqual([[], { branches: ['main'] }, {}]);
  expect(checked.workflow.jobs.map(({ id }) => String(id))).toEqual(['gate', 'deep']);
});

describe('the gate', () => {
  test('runs only the command in the README', () => {
    expect([TEST, commandsOf('gate')]).toEqual(['npm ci && npm test', [TEST]]);
  });

  test('runs on each system, with the oldest Node that the package supports and newer ones', () => {
    expect([OLDEST, matrixOf('gate')]).toEqual([
      '20.19',
      { os: ['ubuntu-latest', 'macos-latest', 'windows-latest'], node: [OLDEST, '22', '24'] },
    ]);
    expect(displayText(jobOf('gate')['runs-on'])).toBe('${{ matrix.os }}');
  });
});

describe('the deep specs', () => {
  test('are run in four shards', () => {
    expect(matrixOf('deep')).toEqual({ shard: ['1', '2', '3', '4'] });
    expect(commandsOf('deep').slice(-2)).toEqual([
      'npm ci',
      'npm run test:deep -- --shard=${{ matrix.shard }}/4',
    ]);
  });

  test('fail if a program is missing', () => {
    expect(displayText(jobOf('deep').env?.find('KLONDIKE_MISSING'))).toBe('fails');
  });

  test('get the programs that .ci/run installs', () => {
    const needed = Array.from(textOf('.ci/run').matchAll(/needed\+=\((\S+)\)/g), ([, name = '']) => name);
    const [, installed = ''] =
      /apt-get install .*--no-install-recommends (.*)/.exec(commandsOf('deep').join('\n')) ?? [];
    expect([needed.length, installed.split(' ')]).toEqual([8, needed]);
  });
});

test('.ci/run runs the same commands and stops at the first that fails', () => {
  const lines = textOf('.ci/run').trimEnd().split('\n');
  expect(lines).toContain('set -euo pipefail');
  expect(lines.at(-1)).toBe(`${TEST} && npm run test:deep`);
  expect(commandsOf('deep').at(-1)).toContain('npm run test:deep -- ');
});
