/**
 * `npm run mutants -- sample`: makes 300 changes to the sources, drawn by a fixed seed, one at a time, and sees whether the
 * specs of the gate notice; what they do not notice meets the deep specs. The result is written to
 * `bench/mutants-sample.json`.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import type { StrykerReport } from '../results.js';
import { ROOT, stryker } from '../stryker.js';
import type { Change } from './changes.js';
import { changesIn } from './changes.js';
import type { Noticed, Sample } from './sample.js';
import { draw, enough, keyOf, noticedOf, printSample } from './sample.js';

const SEED = 33n;
const SIZE = 300;

const FOLDERS =
  '<rootDir>/spec/{core,scripts,games,grading,kit,solver,cli,terminal,assistants,page,strings}/**';
const GATE = `${FOLDERS}/!(*.deep).spec.ts`;

/** Which specs are asked, in this order, and what they belong to. Those of doors and views seldom notice what others do not. */
const ROUNDS: readonly { readonly by: Noticed; readonly testMatch: readonly string[] }[] = [
  { by: 'gate', testMatch: ['<rootDir>/spec/{core,scripts,games,grading}/**/!(*.deep).spec.ts'] },
  { by: 'gate', testMatch: [GATE] },
  { by: 'deep', testMatch: [`${FOLDERS}/*.deep.spec.ts`] },
];

/** What ran with these changes, and no others. */
function reportOf(changes: readonly Change[], testMatch: readonly string[]): StrykerReport {
  const places = changes.map(({ range }) => {
    const [startLine, start, endLine, end] = range.split(/[:-]/).map(Number);
    return { start: { line: startLine, column: start }, end: { line: endLine, column: end } };
  });
  mkdirSync(`${ROOT}/reports/mutants`, { recursive: true });
  writeFileSync(`${ROOT}/reports/mutants/drawn.json`, JSON.stringify(places));
  return stryker(
    {
      mutate: [...new Set(changes.map(({ file, range }) => `${file}:${range}`))],
      ignorers: ['only-drawn'],
      plugins: ['@stryker-mutator/*', './spec/mutants/sample/only-drawn.js'],
      incremental: false,
      dryRunTimeoutMinutes: 60,
    },
    testMatch,
  );
}

export async function runSample(): Promise<number> {
  const all = await changesIn(ROOT);
  const drawn = draw(all, SIZE, SEED);
  const noticed = new Map<string, Noticed>();
  let left = drawn;
  for (const { by, testMatch } of ROUNDS) {
    if (left.length === 0) break;
    const seen = noticedOf(left, reportOf(left, testMatch));
    for (const change of left) if (seen.has(keyOf(change))) noticed.set(keyOf(change), by);
    left = left.filter((change) => !noticed.has(keyOf(change)));
  }
  const sample: Sample = {
    seed: Number(SEED),
    of: all.length,
    changes: drawn.map((change) => ({ ...change, noticed: noticed.get(keyOf(change)) ?? 'nowhere' })),
  };
  writeFileSync(`${ROOT}/bench/mutants-sample.json`, `${JSON.stringify(sample, null, 1)}\n`);
  console.log(printSample(sample));
  return enough(sample) ? 0 : 1;
}
