/**
 * `npm run mutants`: changes the sources, one place at a time, and sees whether the specs notice. It goes folder by
 * folder and writes each result to `bench/mutants.json` at once, so it can be stopped and goes on where it was. A
 * folder is run again when its sources have changed, or when it is named: `npm run mutants -- src/core`.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { foldersIn } from './folders.js';
import type { Folder } from './folders.js';
import type { Result, Results, StrykerReport } from './results.js';
import { printResults, resultOf } from './results.js';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const STATE = `${ROOT}/bench/mutants.json`;
const REPORT = `${ROOT}/reports/mutants.json`;

/** The share of mutants that the specs must notice. */
const ENOUGH = 0.95;

function known(): Results {
  try {
    return JSON.parse(readFileSync(STATE, 'utf8')) as Results;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw error;
  }
}

/** @throws Error if Stryker ended before it had tried all mutants */
function run({ files, digest }: Folder): Result {
  writeFileSync(REPORT, '');
  const { status } = spawnSync('npx', ['stryker', 'run', '--mutate', files.join(',')], {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const report = readFileSync(REPORT, 'utf8');
  if (report === '') throw new Error(`Stryker ended with status ${String(status)} and wrote no report`);
  return resultOf(JSON.parse(report) as StrykerReport, digest);
}

function main(named: readonly string[]): number {
  mkdirSync(`${ROOT}/reports`, { recursive: true });
  const folders = foldersIn(ROOT);
  const unknown = named.filter((name) => !folders.some((folder) => folder.name === name));
  if (unknown.length > 0) {
    console.error(
      `no such folder: ${unknown.join(', ')}; expected ${folders.map(({ name }) => name).join(', ')}`,
    );
    return 2;
  }
  const results = known();
  for (const folder of folders) {
    const isDone = results[folder.name]?.digest === folder.digest;
    if (named.length > 0 ? !named.includes(folder.name) : isDone) continue;
    results[folder.name] = run(folder);
    const kept = folders.flatMap(({ name }) => (results[name] === undefined ? [] : [[name, results[name]]]));
    writeFileSync(STATE, `${JSON.stringify(Object.fromEntries(kept), null, 2)}\n`);
  }
  const { text, noticed } = printResults(known(), folders);
  console.log(text);
  return noticed >= ENOUGH ? 0 : 1;
}

process.exitCode = main(process.argv.slice(2));
