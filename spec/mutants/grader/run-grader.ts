/**
 * `npm run mutants -- grader` mutates one place in the controller and the rules at a time, and checks if the grader deducts
 * points. It runs no specs. It writes the results of each file to `bench/mutants-graded.json` at once, so you can stop it and
 * start it again. It runs a file again if it has changed, or if you name it: `npm run mutants -- grader src/core/pile.ts`. Name
 * all files if the grader has changed.
 */
import { writeFileSync } from 'node:fs';
import { noticedIn } from '../results.js';
import { ROOT, kept, stryker } from '../stryker.js';
import { bundleGrader } from './bundle.js';
import type { Graded, GradedFiles } from './graded.js';
import { gradedOf, printGraded } from './graded.js';
import type { Part } from './parts.js';
import { partsIn } from './parts.js';

const STATE = `${ROOT}/bench/mutants-graded.json`;

/** The share of mutants that the grader must notice. */
const ENOUGH = 0.97;

/** Grading takes two seconds, but a fault or a busy machine can make it several times slower. */
const MOST_MILLISECONDS = 40_000;

const TEST = '<rootDir>/spec/mutants/grader/full-marks.ts';

function run({ file, mutate, digest }: Part): Graded {
  const incrementalFile = `reports/mutants/grader.${file.replaceAll('/', '.')}.json`;
  const changes = { mutate, incrementalFile, timeoutMS: MOST_MILLISECONDS };
  const report = stryker(changes, [TEST]);
  writeFileSync(`${ROOT}/${incrementalFile}`, JSON.stringify(noticedIn(report)));
  return gradedOf(report, file, digest);
}

export function runGrader(named: readonly string[]): number {
  const bundle = `${ROOT}/reports/mutants/grader.mjs`;
  bundleGrader(ROOT, bundle);
  const parts = partsIn(ROOT);
  const unknown = named.filter((name) => !parts.some(({ file }) => file === name));
  if (unknown.length > 0) {
    console.error(
      `no such file: ${unknown.join(', ')}; expected ${parts.map(({ file }) => file).join(', ')}`,
    );
    return 2;
  }
  process.env['GRADER_BUNDLE'] = bundle;
  const graded = kept<GradedFiles>(STATE) as GradedFiles;
  for (const part of parts) {
    const isDone = graded[part.file]?.digest === part.digest;
    if (named.length > 0 ? !named.includes(part.file) : isDone) continue;
    graded[part.file] = run(part);
    const all = parts.flatMap(({ file }) => (graded[file] === undefined ? [] : [[file, graded[file]]]));
    writeFileSync(STATE, `${JSON.stringify(Object.fromEntries(all), null, 2)}\n`);
  }
  const { text, share } = printGraded(graded, parts);
  console.log(text);
  return share >= ENOUGH ? 0 : 1;
}
