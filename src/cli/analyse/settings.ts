/** Reads `--analyse` and the options that go with it. */
import { JAVA_SEEDS } from '../../core/random.js';
import { gameNumberOf } from '../../games/montecarlo/model/deals.js';
import { UsageError } from '../usage.js';
import { readJobs, readWhole } from '../jobs/settings.js';

/** The options as they were given; undefined if not given. */
export interface AnalyseOptions {
  /** `FROM..TO`, or one game. */
  readonly range: string;
  readonly positions?: string | undefined;
  readonly jobs?: string | undefined;
  readonly json?: boolean | undefined;
}

export interface Settings {
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
