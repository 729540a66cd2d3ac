/**
 * `npm run mutants`: changes the sources, one place at a time, and sees whether the specs notice. It goes folder by
 * folder and writes each result to `bench/mutants.json` at once, so it can be stopped and goes on where it was. A
 * folder is run again when its sources have changed, or when it is named: `npm run mutants -- src/core`.
 *
 * A folder's mutants meet the specs of the same folder first, and only those left over meet all specs: nearly every
 * spec runs through `src/core`, so all against all takes ten times as long.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { foldersIn } from './folders.js';
import type { Folder } from './folders.js';
import type { Result, Results, StrykerReport } from './results.js';
import { printResults, rangesOf, resultOf } from './results.js';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const STATE = `${ROOT}/bench/mutants.json`;
const CONFIG = `${ROOT}/stryker.config.json`;
const REPORT = `${ROOT}/reports/mutants.json`;

/** The share of mutants that the specs must notice. */
const ENOUGH = 0.95;

/** The part of Stryker's configuration that differs from pass to pass. */
interface Config {
  readonly jest: { readonly config: { readonly testMatch: readonly string[] } };
}

function known(): Results {
  try {
    return JSON.parse(readFileSync(STATE, 'utf8')) as Results;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw error;
  }
}

/** Without `specs` against all that the configuration names. @throws Error if Stryker wrote no report */
function stryker(mutate: readonly string[], specs?: readonly string[]): StrykerReport {
  const config = JSON.parse(readFileSync(CONFIG, 'utf8')) as Config;
  const { jest } = config;
  const chosen = specs === undefined ? jest : { ...jest, config: { ...jest.config, testMatch: specs } };
  writeFileSync(`${ROOT}/reports/stryker.json`, JSON.stringify({ ...config, mutate, jest: chosen }));
  writeFileSync(REPORT, '');
  const { status } = spawnSync('npx', ['stryker', 'run', 'reports/stryker.json'], {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const report = readFileSync(REPORT, 'utf8');
  if (report === '') throw new Error(`Stryker ended with status ${String(status)} and wrote no report`);
  return JSON.parse(report) as StrykerReport;
}

/** The specs at the same place under `spec/`; none if there is no such folder. */
function mirrored(name: string): string[] {
  const folder = name.replace(/^src\//, 'spec/');
  try {
    const specs = readdirSync(`${ROOT}/${folder}`).filter((file) => file.endsWith('.spec.ts'));
    return specs.map((file) => `<rootDir>/${folder}/${file}`);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
}

function run({ name, files, digest }: Folder): Result {
  const near = mirrored(name);
  const first = near.length === 0 ? undefined : stryker(files, near);
  if (first === undefined) return resultOf([stryker(files)], digest);
  const left = rangesOf(first);
  return left.length === 0 ? resultOf([first], digest) : resultOf([first, stryker(left)], digest);
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
