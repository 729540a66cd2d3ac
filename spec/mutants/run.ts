/**
 * `npm run mutants`: changes the sources, one place at a time, and sees whether the specs notice. It goes folder by
 * folder and writes each result to `bench/mutants.json` at once, so it can be stopped and goes on where it was. A
 * folder is run again when its sources have changed, or when it is named: `npm run mutants -- src/core`.
 *
 * A folder's mutants meet its own specs first, and only those left over meet more: nearly every spec runs through
 * `src/core`, so all against all takes a hundred times as long. What is changed while a file loads (a table, a
 * constant) is seen by every spec, so it is spared the last circle, the widest.
 *
 * `npm run mutants -- grader`: what the grader notices, without any spec. `npm run mutants -- sample`: what the gate notices
 * of 300 changes, and what only the deep specs notice.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { circlesOf } from './circles.js';
import { foldersIn } from './folders.js';
import type { Folder } from './folders.js';
import { runGrader } from './grader/run-grader.js';
import type { Result, Results } from './results.js';
import { noticedIn, printResults, resultOf } from './results.js';
import { runSample } from './sample/run-sample.js';
import { ROOT, kept, stryker } from './stryker.js';

const STATE = `${ROOT}/bench/mutants.json`;

/** The share of mutants that the specs must notice. */
const ENOUGH = 0.95;

const known = (): Results => kept<Results>(STATE) as Results;

/** What was noticed is kept from circle to circle, and from run to run: it is not tried again. */
function run({ name, files, digest }: Folder): Result {
  const incrementalFile = `reports/mutants/${name.replaceAll('/', '.')}.json`;
  const circles = circlesOf(name, ROOT);
  let result: Result | undefined;
  for (const [index, testMatch] of circles.entries()) {
    const ignoreStatic = index > 0 && index === circles.length - 1;
    const report = stryker({ mutate: files, incrementalFile, ignoreStatic }, testMatch);
    writeFileSync(join(ROOT, incrementalFile), JSON.stringify(noticedIn(report)));
    result = resultOf(report, digest);
    if (result.survivors.length === 0) break;
  }
  if (result === undefined) throw new Error(`no specs for ${name}`);
  return result;
}

function main(named: readonly string[]): number {
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
    const all = folders.flatMap(({ name }) => (results[name] === undefined ? [] : [[name, results[name]]]));
    writeFileSync(STATE, `${JSON.stringify(Object.fromEntries(all), null, 2)}\n`);
  }
  const { text, noticed } = printResults(known(), folders);
  console.log(text);
  return noticed >= ENOUGH ? 0 : 1;
}

const [first, ...rest] = process.argv.slice(2);
if (first === 'grader') process.exitCode = runGrader(rest);
else if (first === 'sample') process.exitCode = await runSample();
else process.exitCode = main(process.argv.slice(2));
