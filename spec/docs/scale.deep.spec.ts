/** Runs the job files in docs/scale.md with few deals and submissions, as each engine would start them. */
import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { missingPrograms, testUnless } from '../support/missing.js';
import { ownFolder } from '../support/own-folder.js';
import { readWorkflow } from '../support/workflow.js';
import { BLOCKS, ROOT } from './blocks.js';

/** The only block on the page that has this text, with few deals instead of many. */
function blockWith(text: string): string {
  const [block, ...others] = BLOCKS.filter((one) => one.page === 'docs/scale.md' && one.text.includes(text));
  if (block === undefined || others.length > 0) throw new Error(`not exactly one block has ${text}`);
  return block.text
    .replaceAll('java:1000000', 'java:40')
    .replace('size=1000000', 'size=10')
    .replace(/--visits \d+/g, '--visits 200')
    .replaceAll('npx --yes --package klondike-kit klondike', 'klondike')
    .replaceAll('npx klondike', 'klondike');
}

/** A folder for a run. The command is on the path. */
function folderForRun(): string {
  const folder = ownFolder();
  mkdirSync(join(folder, 'bin'));
  const command = join(folder, 'bin', 'klondike');
  writeFileSync(command, `#!/bin/sh\nexec '${process.execPath}' '${join(ROOT, 'dist/cli/main.js')}' "$@"\n`);
  chmodSync(command, 0o755);
  return folder;
}

/** Runs a script by `sh` as an engine does. Returns its output. @throws Error if it fails */
function runBySh(script: string, folder: string, variables: Readonly<Record<string, string>> = {}): string {
  const { status, stdout, stderr } = spawnSync('sh', ['-c', script], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, PATH: `${join(folder, 'bin')}:${process.env['PATH'] ?? ''}`, ...variables },
  });
  if (status !== 0) throw new Error(`status ${String(status)}: ${stderr}`);
  return stdout;
}

const verdictsIn = (text: string): string[] =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as { readonly deal: string; readonly verdict: string })
    .map(({ deal, verdict }) => `${deal} ${verdict}`);

/** The verdicts on all deals, found by one run. */
const EXPECTED = verdictsIn(runBySh('klondike solve java:1..java:40 --visits 200 --json', folderForRun()));

const mergedIn = (folder: string): string[] => {
  runBySh('klondike solve --merge part-*.jsonl --out all.jsonl', folder);
  return verdictsIn(readFileSync(join(folder, 'all.jsonl'), 'utf8'));
};

testUnless(missingPrograms('parallel'), 'GNU parallel solves all shards, which the page merges', () => {
  const folder = folderForRun();
  runBySh(blockWith('parallel --jobs'), folder);
  expect(verdictsIn(readFileSync(join(folder, 'all.jsonl'), 'utf8'))).toEqual(EXPECTED);
});

test('the Slurm tasks solve ranges, whose files hold all deals in order', () => {
  const folder = folderForRun();
  for (const task of ['0', '1', '2', '3'])
    runBySh(blockWith('--array=0-999'), folder, { SLURM_ARRAY_TASK_ID: task, SLURM_CPUS_PER_TASK: '1' });
  const parts = readdirSync(folder).filter((name) => name.startsWith('part-'));
  expect(verdictsIn(parts.map((name) => readFileSync(join(folder, name), 'utf8')).join(''))).toEqual(
    EXPECTED,
  );
  const counts = runBySh(blockWith('uniq -c'), folder);
  const lost = EXPECTED.filter((line) => line.endsWith(' lost')).length;
  expect(counts).toContain(`${lost} "verdict":"lost"`);
});

test('the pods of the Kubernetes Job solve shards, which merge', () => {
  const folder = folderForRun();
  const job = parse(blockWith('apiVersion: batch/v1')) as {
    readonly spec: {
      readonly completions: number;
      readonly template: {
        readonly spec: { readonly containers: readonly { command: string[]; args: string[] }[] };
      };
    };
  };
  const [container] = job.spec.template.spec.containers;
  expect([container?.command, container?.args.length]).toEqual([['sh', '-c'], 1]);
  const script = container?.args[0]?.replaceAll('/results', folder) ?? '';
  for (let index = 0; index < job.spec.completions; index++)
    runBySh(script, folder, { JOB_COMPLETION_INDEX: String(index) });
  expect(mergedIn(folder)).toEqual(EXPECTED);
});

test("the GitHub workflow follows GitHub's schema, and its jobs solve and merge shards", async () => {
  const folder = folderForRun();
  const text = blockWith('name: Survey');
  const { errors } = await readWorkflow('survey.yml', text);
  expect(errors).toEqual([]);
  const { jobs } = parse(text) as {
    readonly jobs: Readonly<
      Record<'solve' | 'merge', { steps: { run?: string }[]; strategy?: { matrix: { shard: number[] } } }>
    >;
  };
  const runs = (job: 'solve' | 'merge'): string => jobs[job].steps.map(({ run = '' }) => run).join('\n');
  for (const shard of jobs.solve.strategy?.matrix.shard ?? [])
    runBySh(runs('solve').replaceAll('${{ matrix.shard }}', String(shard)), folder);
  runBySh(runs('merge'), folder);
  expect(verdictsIn(readFileSync(join(folder, 'all.jsonl'), 'utf8'))).toEqual(EXPECTED);
});

describe('an exam', () => {
  testUnless(missingPrograms('bwrap', 'python3'), 'has a task for each school, and one gradebook', () => {
    const folder = folderForRun();
    const sample = join(ROOT, 'src/grading/shims/python/sample_handler.py');
    for (const [school, student] of [
      ['north', 'ada'],
      ['south', 'bob'],
    ] as const)
      cpSync(sample, join(folder, 'submissions', school, `${student}.py`));
    for (const task of ['1', '2'])
      runBySh(blockWith('--array=1-200'), folder, { SLURM_ARRAY_TASK_ID: task, SLURM_CPUS_PER_TASK: '1' });
    runBySh(blockWith('exam.csv'), folder);
    const rows = readFileSync(join(folder, 'exam.csv'), 'utf8').trimEnd().split('\n');
    expect(rows.map((row) => row.split(',', 6).join())).toEqual([
      'school,submission,name,rubric,score,max',
      'north,ada.py,A Student,ulg,20,20',
      'south,bob.py,A Student,ulg,20,20',
    ]);
  });
});
