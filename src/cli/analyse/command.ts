/** `klondike montecarlo --analyse FROM..TO`: which games can be won, and how. */
import { VerdictTally } from '../jobs/verdict-tally.js';
import { printResults } from '../jobs/print-results.js';
import { languageFrom, spelledFor } from '../play/locale.js';
import type { Shell } from '../shell.js';
import { commandTexts } from '../strings/catalogue.js';
import type { Analysis, Batch } from './analysis.js';
import { ANALYSED, printAnalysis, printJson } from './analysis.js';
import { JAVA_SEEDS } from '../../core/random.js';
import { gameNumberOf } from '../../games/montecarlo/model/deals.js';
import { UsageError } from '../errors.js';
import { readJobs, readWhole } from '../arguments.js';

const MOST_IN_BATCH = 16;

/** The least number of batches for each job, so that no job is idle while another has much to do. */
const BATCHES = 4;

/**
 * Prints a line for each game on standard output, in order and as soon as it is known. The progress and a
 * summary go to standard error. Exit status 0, or 130 if Ctrl-C ended the search.
 */
export async function analyseCommand(options: AnalyseOptions, shell: Shell): Promise<number> {
  const settings = readSettings(options);
  const texts = await commandTexts(languageFrom(shell.process.env));
  const { games: all, jobs } = settings;
  const tally = new VerdictTally(ANALYSED, texts, { all, jobs });
  const printText = (analysis: Analysis): string => spelledFor(shell.process, printAnalysis(analysis, texts));
  const work = {
    tasks: batchesOf(settings),
    worker: new URL('./worker.js', import.meta.url),
    jobs,
    resultsOf: (analyses: readonly Analysis[]) => analyses,
    print: options.json === true ? printJson : printText,
    tally,
    lines: shell.output,
    isPrinted: true,
  };
  const status = await printResults(work, shell);
  shell.errors.print(spelledFor(shell.process, tally.brief(tally.done < all)));
  return status;
}

function* batchesOf({ first, games, jobs, positions }: Settings): Generator<Batch> {
  const size = Math.min(MOST_IN_BATCH, Math.ceil(games / (jobs * BATCHES)));
  for (let given = 0; given < games; given += size) {
    yield { first: first + BigInt(given), games: Math.min(size, games - given), positions };
  }
}

/** The options as they were given; undefined if not given. */
interface AnalyseOptions {
  /** `FROM..TO`, or one game. */
  readonly range: string;
  readonly positions?: string | undefined;
  readonly jobs?: string | undefined;
  readonly json?: boolean | undefined;
}

interface Settings {
  /** The first game. */
  readonly first: bigint;
  readonly games: number;
  /** The most positions that are searched in each game. */
  readonly positions: number;
  /** How many games are searched at a time, each by a thread of its own. */
  readonly jobs: number;
}

const MOST_GAMES = 10_000_000;

/**
 * `usual` is enough for each of the games 0 to 99,999 (docs/analysis.md). A search that needs this many takes
 * about a second.
 */
const POSITIONS = { usual: 200_000, least: 1, most: 10_000_000 };

/** @throws UsageError naming the option */
export function readSettings({ range, positions, jobs }: AnalyseOptions): Settings {
  const { first, games } = readRange(range);
  return {
    first,
    games,
    positions: readWhole('--positions', positions, POSITIONS) ?? POSITIONS.usual,
    jobs: Math.min(games, readJobs(jobs)),
  };
}

function readRange(range: string): Pick<Settings, 'first' | 'games'> {
  const [, from = '', to = from] = /^([+-]?\d{1,40})(?:\.\.([+-]?\d{1,40}))?$/.exec(range) ?? [];
  const [first, last] = [gameOf(from), gameOf(to)];
  if (first === undefined || last === undefined) {
    throw new UsageError((say) => say.analyse.range(JAVA_SEEDS.min, JAVA_SEEDS.max, range));
  }
  if (last < first) throw new UsageError((say) => say.analyse.down(range));
  const games = last - first + 1n;
  if (games > MOST_GAMES) {
    throw new UsageError((say) => say.analyse.tooMany(MOST_GAMES, games, range));
  }
  return { first, games: Number(games) };
}

const gameOf = (digits: string): bigint | undefined =>
  digits === '' ? undefined : gameNumberOf(BigInt(digits));
