/**
 * `npm run mutants -- sample` tries 300 changes to the sources, drawn by a fixed seed, one at a time in a copy. It runs
 * the specs in the gate, and then the deep specs for the changes that the gate did not notice. It writes each result to
 * `bench/mutants-sample.json` at once, so you can stop it; the next run resumes. If a source file changes, only the
 * mutants drawn from it change. To try them all again, delete that file.
 */
import { execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ROOT, kept } from '../stryker.js';
import type { Change } from './changes.js';
import { changesIn, withChange } from './changes.js';
import type { NoticedBy, Sample } from './sample.js';
import { drawSample, isEnough, printChange, printSample } from './sample.js';

const SEED = 33;
const SIZE = 300;

const STATE = `${ROOT}/bench/mutants-sample.json`;

interface Round {
  /** A pattern for the specs to run. */
  readonly specs: (file: string) => string;
  /** Run only specs that import the changed file. */
  readonly related?: boolean;
  /** A run that takes longer counts as an endless loop; without a change, a run needs about a tenth of this time. */
  readonly minutes: number;
}

const specFolderOf = (file: string): string => dirname(file).replace(/^src/, '');

/** The matching specs run first: they are fast and usually fail. */
const GATE: readonly Round[] = [
  { specs: (file) => `${specFolderOf(file)}/!(*.deep)`, minutes: 3 },
  { specs: () => '/**/!(*.deep)', related: true, minutes: 30 },
  // These start the built command, so they import no source.
  { specs: () => '/end-to-end/commands', minutes: 5 },
];

/** Skips specs in the top folder and in `browser`: they use bundles, which lack the change. */
const DEEP: readonly Round[] = [
  { specs: (file) => `${specFolderOf(file)}/*.deep`, minutes: 60 },
  { specs: () => '/!(browser)/**/*.deep', related: true, minutes: 120 },
];

/** Does a spec fail in this folder? */
function isNoticed(
  folder: string,
  file: string,
  { specs, related = false, minutes }: Round,
): Promise<boolean> {
  const jest = spawn(
    process.execPath,
    [
      ...['--experimental-vm-modules', 'node_modules/jest/bin/jest.js', '--ci', '--runInBand', '--bail'],
      // Jest looks in these folders for the specs that import a file.
      ...['--roots=spec', '--roots=src', '--passWithNoTests'],
      `--testMatch=**/spec${specs(file)}.spec.ts`,
      ...(related ? ['--findRelatedTests', file] : []),
    ],
    { cwd: folder, stdio: 'ignore', timeout: minutes * 60_000, killSignal: 'SIGKILL' },
  );
  return new Promise((resolve, reject) => {
    jest.on('error', reject);
    jest.on('close', (status) => resolve(status !== 0));
  });
}

const BUILD = "import { buildModules } from './build/modules.ts'; await buildModules();";

/** Builds the programs in a copy again, because specs start them. */
function rebuild(copy: string): void {
  execFileSync(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', BUILD], { cwd: copy });
}

/** Do specs notice the change in a copy of the package? */
async function isNoticedIn(copy: string, change: Change, rounds: readonly Round[]): Promise<boolean> {
  const file = join(copy, change.file);
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, withChange(text, change));
  try {
    rebuild(copy);
    for (const round of rounds) if (await isNoticed(copy, change.file, round)) return true;
    return false;
  } finally {
    writeFileSync(file, text);
  }
}

const LEFT_OUT = /^(reports|\.git|\.cache)$/;

/**
 * Copies the package with its dependencies to a new folder. Links would not work, because a submission's sandbox
 * hides their targets.
 */
function newCopy(): string {
  const folder = mkdtempSync(join(tmpdir(), 'klondike-sample-'));
  const filter = (path: string): boolean => !LEFT_OUT.test(path.slice(ROOT.length));
  cpSync(ROOT, folder, { recursive: true, verbatimSymlinks: true, filter });
  return folder;
}

/** @throws Error if a spec fails in the unchanged copy, because it would then seem to notice every change */
async function checkUnchanged(copy: string, rounds: readonly Round[]): Promise<void> {
  rebuild(copy);
  for (const round of rounds) {
    if (await isNoticed(copy, 'src/core/card.ts', round))
      throw new Error('The specs already fail before any change.');
  }
}

export async function runSample(): Promise<number> {
  const all = await changesIn(ROOT);
  const drawn = drawSample(all, SIZE, SEED);
  const { changes: earlier = [] } = kept<Sample>(STATE);
  const noticed = new Map(earlier.map(({ key, noticed: by }) => [key, by]));
  const sample = (): Sample => ({
    seed: SEED,
    of: all.length,
    changes: drawn.flatMap((change) => {
      const by = noticed.get(change.key);
      return by === undefined ? [] : [{ ...change, noticed: by }];
    }),
  });
  const keepResult = (change: Change, by: NoticedBy): void => {
    noticed.set(change.key, by);
    writeFileSync(STATE, `${JSON.stringify(sample(), null, 1)}\n`);
    console.log(`${by}: ${printChange(change)}`);
  };
  const first = newCopy();
  const copies = [first, ...Array.from({ length: availableParallelism() - 1 }, newCopy)];
  /** Tries the changes, one at a time in each copy. */
  const tryAll = async (
    left: Change[],
    rounds: readonly Round[],
    [yes, no]: readonly [NoticedBy, NoticedBy],
  ): Promise<void> => {
    if (left.length > 0) await checkUnchanged(first, rounds);
    const tryRest = async (copy: string): Promise<void> => {
      for (let change = left.shift(); change !== undefined; change = left.shift()) {
        keepResult(change, (await isNoticedIn(copy, change, rounds)) ? yes : no);
      }
    };
    await Promise.all(copies.map(tryRest));
  };
  const changesWith = (by?: NoticedBy): Change[] => drawn.filter((change) => noticed.get(change.key) === by);
  try {
    await tryAll(changesWith(), GATE, ['gate', 'not by the gate']);
    await tryAll(changesWith('not by the gate'), DEEP, ['deep', 'nowhere']);
  } finally {
    for (const copy of copies) rmSync(copy, { recursive: true });
  }
  console.log(printSample(sample()));
  return isEnough(sample()) ? 0 : 1;
}
