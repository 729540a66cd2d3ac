/** `klondike montecarlo --analyse FROM..TO`: which games can be won, and how. */
import { JAVA_SEEDS } from '../../core/random.js';
import { gameNumberOf } from '../../games/montecarlo/model/deals.js';
import type { OptionValues } from '../arguments.js';
import { readJobs, readWhole } from '../arguments.js';
import { UsageError } from '../errors.js';
import { printResults } from '../jobs/print-results.js';
import { threadFor } from '../jobs/thread-work.js';
import { VerdictTally } from '../jobs/verdict-tally.js';
import type { ANALYSIS_OPTIONS } from '../options.js';
import { spelledFor } from '../play/locale.js';
import type { Shell } from '../shell.js';
import { tell, textsFor } from '../shell.js';
import type { Analysis, Batch } from './analysis.js';
import { ANALYSED, printAnalysis, printJson } from './analysis.js';

const MOST_IN_BATCH = 16;

/** The minimum number of batches per job, so that a job isn't idle while another one has much to do. */
const BATCHES = 4;

/**
 * Prints a line for each game on standard output, in order and as soon as it is known. Progress and a summary go to
 * standard error. Resolves to 0, or to 130 if Ctrl-C ended the search.
 */
export async function analyseCommand(
  options: OptionValues<typeof ANALYSIS_OPTIONS>,
  shell: Shell,
): Promise<number> {
  const settings = readSettings(options);
  const texts = await textsFor(shell);
  const { games: all, jobs } = settings;
  const tally = new VerdictTally(ANALYSED, texts, { all, jobs });
  const printText = (analysis: Analysis): string => spelledFor(shell.process, printAnalysis(analysis, texts));
  const work = {
    tasks: batchesOf(settings),
    worker: threadFor('analyse'),
    jobs,
    print: options.json === true ? printJson : printText,
    tally,
  };
  const status = await printResults<Batch, Analysis>(work, shell);
  tell(shell, tally.brief(tally.done < all));
  return status;
}

function* batchesOf({ first, games, jobs, positions }: AnalysisSettings): Generator<Batch> {
  const size = Math.min(MOST_IN_BATCH, Math.ceil(games / (jobs * BATCHES)));
  for (let given = 0; given < games; given += size) {
    yield { first: first + BigInt(given), games: Math.min(size, games - given), positions };
  }
}

interface AnalysisSettings extends Batch {
  /** The number of games to search at once, each in its own thread. */
  readonly jobs: number;
}

const MOST_GAMES = 10_000_000;

/**
 * `usual` is enough for each game from 0 to 99,999 (docs/analysis.md). A search of that many positions takes about a
 * second.
 */
const POSITIONS = { usual: 200_000, least: 1, most: 10_000_000 };

/** @throws UsageError that names the option */
export function readSettings({
  analyse = '',
  positions,
  jobs,
}: OptionValues<typeof ANALYSIS_OPTIONS>): AnalysisSettings {
  const { first, games } = readRange(analyse);
  return {
    first,
    games,
    positions: readWhole('--positions', positions, POSITIONS) ?? POSITIONS.usual,
    jobs: Math.min(games, readJobs(jobs)),
  };
}

function readRange(range: string): Pick<AnalysisSettings, 'first' | 'games'> {
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
