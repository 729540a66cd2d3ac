/** Reads the options of `klondike solve`. */
import { readRedeals, withChanges } from '../../games/klondike/model/options.js';
import type { Rules } from '../../games/klondike/model/rules.js';
import { ULG } from '../../games/klondike/model/rules.js';
import type { OptionValues } from '../arguments.js';
import { readJobs, readName, readOption, readWhole } from '../arguments.js';
import { UsageError } from '../errors.js';
import type { RULES_OPTIONS } from '../options.js';
import { SOLVE_OPTIONS } from '../options.js';
import type { SolveRequest } from './deal-task.js';

type SolveValues = OptionValues<typeof SOLVE_OPTIONS>;

/** The arguments of the command, as they were given. */
export type SolveWords = SolveValues & { readonly words: readonly string[] };

export interface SolveSettings {
  readonly rules: Rules;
  readonly how: SolveRequest;
  readonly jobs: number;
  /** Absent for the whole list. */
  readonly shard: Shard | undefined;
}

/** Numbers up to this one are exact, and that many visits would take years. */
const MOST_VISITS = 10 ** 15 - 1;
const MOST_SAMPLES = 1_000_000;
/** 64 GB, more than a table of positions can use. */
const MOST_MEGABYTES = 65_536;

/** The size of the stock after the deal. */
const MOST_DRAWN = 24;

/** @throws UsageError that names the option */
export function readSettings(options: SolveValues): SolveSettings {
  const { visits, seconds, memory, minimal = false, short = false, jobs, shard, notation } = options;
  const samples = readWhole('--samples', options.samples, { least: 1, most: MOST_SAMPLES });
  const rules = readRules(options);
  const most = readWhole('--visits', visits, { least: 1, most: MOST_VISITS });
  const megabytes = readWhole('--memory', memory, { least: 1, most: MOST_MEGABYTES });
  const milliseconds = seconds === undefined ? undefined : 1000 * readSeconds(seconds);
  const search = {
    short,
    ...(most !== undefined && { visits: most }),
    ...(milliseconds !== undefined && { milliseconds }),
    ...(megabytes !== undefined && { bytes: megabytes * 2 ** 20 }),
    ...(minimal && { minimal }),
  };
  return {
    rules,
    how: {
      rules: rules.name,
      search,
      ...(samples !== undefined && { samples }),
      notation: readName('--notation', notation ?? 'klon', SOLVE_OPTIONS.notation.values),
    },
    jobs: readJobs(jobs),
    shard: shard === undefined ? undefined : readShard(shard),
  };
}

/** @throws UsageError that names the option */
export function readRules({ rules = ULG.name, draw, redeals }: OptionValues<typeof RULES_OPTIONS>): Rules {
  const drawn = readWhole('--draw', draw, { least: 1, most: MOST_DRAWN });
  if (redeals !== undefined && redeals !== 'unlimited' && !/^\d{1,9}$/.test(redeals)) {
    throw new UsageError((say) => say.takesRedeals(redeals));
  }
  const again = redeals === undefined ? undefined : readRedeals(redeals);
  return readOption('--rules', rules, (text) => withChanges(text, { draw: drawn, redeals: again })) ?? ULG;
}

function readSeconds(text: string): number {
  const seconds = /^\d{1,9}(\.\d{1,9})?$/.test(text) ? Number(text) : 0;
  if (seconds > 0) return seconds;
  throw new UsageError((say) => say.takesSeconds('--seconds', text));
}

const OF_SEARCH = [
  'minimal',
  'short',
  'samples',
  'visits',
  'seconds',
  'memory',
  'jobs',
  'notation',
  'json',
] as const;

/** For some options, the options that they would ignore. */
const STRAY = {
  merge: ['deals', 'shard', ...OF_SEARCH],
  deals: ['out', ...OF_SEARCH],
  minimal: ['short'],
} as const satisfies Partial<Record<keyof SolveValues, readonly (keyof SolveValues)[]>>;

/** @throws UsageError */
export function checkOptions(options: SolveValues): void {
  for (const [name, others] of Object.entries(STRAY)) {
    if (options[name as keyof typeof STRAY] === undefined) continue;
    const stray = others.find((other) => options[other] !== undefined);
    if (stray !== undefined) throw new UsageError((say) => say.conflicts(`--${stray}`, `--${name}`));
  }
}

export interface Shard {
  /** From 1. */
  readonly index: number;
  readonly count: number;
}

/** The whole list. */
export const WHOLE: Shard = { index: 1, count: 1 };

/** Reads `3/16`. @throws UsageError */
function readShard(text: string): Shard {
  const [, index, count] = /^([1-9]\d{0,8})\/([1-9]\d{0,8})$/.exec(text)?.map(Number) ?? [];
  if (index !== undefined && count !== undefined && index <= count) return { index, count };
  throw new UsageError((say) => say.takesShare(text));
}

/** The number of deals in a shard. */
export const sizeOf = ({ index, count }: Shard, places: number): number =>
  index > places ? 0 : Math.floor((places - index) / count) + 1;

/** Is this place, counted from 1, in the shard? */
export const hasPlace = ({ index, count }: Shard, nth: number): boolean => nth % count === index % count;
