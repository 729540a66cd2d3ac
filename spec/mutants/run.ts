/**
 * `npm run mutants`: changes the sources, one place at a time, and sees whether the specs notice. It goes folder by
 * folder and writes each result to `bench/mutants.json` at once, so it can be stopped and goes on where it was. A
 * folder is run again when its sources have changed, or when it is named: `npm run mutants -- src/core`.
 *
 * A folder's mutants meet its own specs first, and only those left over meet more: nearly every spec runs through
 * `src/core`, so all against all takes a hundred times as long. What is changed while a file loads (a table, a
 * constant) is seen by every spec, so it is spared the last circle, the widest.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { circlesOf } from './circles.js';
import { foldersIn } from './folders.js';
import type { Folder } from './folders.js';
import type { Result, Results, StrykerReport } from './results.js';
import { noticedIn, printResults, resultOf } from './results.js';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const STATE = `${ROOT}/bench/mutants.json`;
const CONFIG = `${ROOT}/stryker.config.json`;
const REPORT = `${ROOT}/reports/mutants.json`;

/** The share of mutants that the specs must notice. */
const ENOUGH = 0.95;

/** The part of Stryker's configuration that differs from run to run. */
interface Config {
  readonly mutate: readonly string[];
  readonly incrementalFile: string;
  readonly ignoreStatic: boolean;
  readonly jest: { readonly config: { readonly testMatch?: readonly string[] } };
}

const config = (): Config => JSON.parse(readFileSync(CONFIG, 'utf8')) as Config;

function known(): Results {
  try {
    return JSON.parse(readFileSync(STATE, 'utf8')) as Results;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw error;
  }
}

/** @throws Error if Stryker does not come to its end */
function stryker(changes: Partial<Config>): StrykerReport {
  writeFileSync(`${ROOT}/reports/stryker.json`, JSON.stringify({ ...config(), ...changes }));
  const { status } = spawnSync('npx', ['stryker', 'run', 'reports/stryker.json'], {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (status !== 0) throw new Error(`Stryker ended with status ${String(status)}`);
  return JSON.parse(readFileSync(REPORT, 'utf8')) as StrykerReport;
}

/** What was noticed is kept from circle to circle, and from run to run: it is not tried again. */
function run({ name, files, digest }: Folder): Result {
  const { jest } = config();
  const incrementalFile = `reports/mutants/${name.replaceAll('/', '.')}.json`;
  const circles = circlesOf(name, ROOT);
  let result: Result | undefined;
  for (const [index, testMatch] of circles.entries()) {
    const ignoreStatic = index > 0 && index === circles.length - 1;
    const specs = { ...jest, config: { ...jest.config, testMatch } };
    const report = stryker({ mutate: files, incrementalFile, ignoreStatic, jest: specs });
    writeFileSync(join(ROOT, incrementalFile), JSON.stringify(noticedIn(report)));
    result = resultOf(report, digest);
    if (result.survivors.length === 0) break;
  }
  if (result === undefined) throw new Error(`no specs for ${name}`);
  return result;
}

function main(named: readonly string[]): number {
  mkdirSync(`${ROOT}/reports/mutants`, { recursive: true });
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
