/**
 * `npm run mutants` mutates one place in the sources at a time and runs the specs. It writes the results of each
 * folder to `bench/mutants.json` at once, so you can stop it and start it again. It runs a folder again if its
 * sources have changed, or if you name it: `npm run mutants -- src/core`.
 * A folder's mutants run with its own specs first, and only survivors with more specs. Nearly every spec uses
 * `src/core`, so running all specs with all mutants would take a hundred times as long. Every spec covers the code
 * that runs while a file loads (a table, a constant), so mutants there skip the last step.
 * `npm run mutants -- grader` runs the grader instead of specs. `npm run mutants -- sample` draws 300 mutants, and
 * runs the gate's specs and then the deep specs.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { foldersIn } from './folders.js';
import type { Folder } from './folders.js';
import { runGrader } from './grader/run-grader.js';
import type { Result, Results } from './results.js';
import { noticedIn, printResults, resultOf } from './results.js';
import { runSample } from './sample/run-sample.js';
import { specSteps } from './spec-steps.js';
import { ROOT, kept, stryker } from './stryker.js';

const STATE = `${ROOT}/bench/mutants.json`;

/** The share of mutants that the specs must notice. */
const ENOUGH = 0.95;

const known = (): Results => kept<Results>(STATE) as Results;

/** Killed mutants are stored between steps and between runs, so they are not tried again. */
function run({ name, files, digest }: Folder): Result {
  const incrementalFile = `reports/mutants/${name.replaceAll('/', '.')}.json`;
  const steps = specSteps(name, ROOT);
  let result: Result | undefined;
  for (const [index, testMatch] of steps.entries()) {
    const ignoreStatic = index > 0 && index === steps.length - 1;
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
