/** Runs `klondike solve` with threads, stops it with Ctrl-C and kills it. */
import { spawn } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { ownFolder } from '../../support/own-folder.js';
import { MAIN, shell } from '../../support/process.js';

const dealsIn = (file: string): string[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .slice(0, -1)
    .map((line) => (JSON.parse(line) as { deal: string }).deal);

const named = (count: number): string[] => Array.from({ length: count }, (_, index) => `java:${index + 1}`);

/** Runs the command until it has written some lines, then sends the signal. */
function killed(
  args: readonly string[],
  { file, signal }: { readonly file: string; readonly signal: NodeJS.Signals },
): Promise<{ readonly status: number | null; readonly err: string }> {
  const child = spawn(process.execPath, [MAIN, 'solve', ...args, '--out', file]);
  let err = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (err += text));
  const sizeOf = (): number => statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  const before = sizeOf();
  const watch = setInterval(() => {
    if (sizeOf() < before + 5000) return;
    clearInterval(watch);
    child.kill(signal);
  }, 10);
  return new Promise((resolve) =>
    child.on('close', (status) => {
      clearInterval(watch);
      resolve({ status, err });
    }),
  );
}

test('resumes after Ctrl-C and after a kill, and writes the same lines as one run', async () => {
  const file = join(ownFolder(), 'out.jsonl');
  const args = ['java:1..1000000', '--visits', '5', '--jobs', '2'];
  const stopped = await killed(args, { file, signal: 'SIGINT' });
  const first = dealsIn(file);
  const cut = await killed(args.with(0, `java:1..${first.length + 500}`), { file, signal: 'SIGKILL' });
  const ended = shell(`klondike solve java:1..${first.length + 500} --visits 5 --jobs 2 --out ${file}`);
  expect([stopped.status, first]).toEqual([130, named(first.length)]);
  expect(stopped.err).toMatch(
    new RegExp(`^stopped after ${first.length.toLocaleString('en-US')} of 1,000,000 deals in `),
  );
  expect(stopped.err).toMatch(
    /out\.jsonl has the results so far\. Run the same command again to resume\.\n$/,
  );
  expect([cut.status, ended.status, dealsIn(file)]).toEqual([null, 0, named(first.length + 500)]);
});

test('prints the same lines in order with any number of jobs, except for times', () => {
  const [one, three] = [1, 3].map((jobs) =>
    shell(`klondike solve java:1..60 --visits 300 --jobs ${jobs} --json`),
  );
  const timeless = (text = ''): string => text.replace(/"ms":[\d.e-]+/g, '');
  expect(timeless(three?.out)).toBe(timeless(one?.out));
  expect(three?.err).toMatch(/^60 deals in \d+\.\d s, .* 3 jobs: \d+ winnable, \d+ lost, \d+ unknown\n/);
});
