/** Reads the options of `klondike solve`. */
import type { Rules } from '../../games/klondike/model/rules.js';
import { ULG } from '../../games/klondike/model/rules.js';
import { readRedeals, withChanges } from '../../games/klondike/model/options.js';
import { readJobs, readWhole } from '../jobs/settings.js';
import { readName, readOption } from '../option.js';
import { UsageError } from '../usage.js';
import { NOTATIONS } from './notation.js';
import type { Shard } from '../jobs/shard.js';
import { readShard } from '../jobs/shard.js';
import type { How } from './deal-task.js';

/** The options as they were given; undefined if not given. */
export interface SearchWords {
  readonly rules?: string | undefined;
  readonly draw?: string | undefined;
  readonly redeals?: string | undefined;
  readonly minimal?: boolean | undefined;
  readonly short?: boolean | undefined;
  readonly visits?: string | undefined;
  readonly seconds?: string | undefined;
  readonly memory?: string | undefined;
  readonly jobs?: string | undefined;
  readonly shard?: string | undefined;
  readonly notation?: string | undefined;
}

/** The options, read and checked. */
export interface SolveSettings {
  readonly rules: Rules;
  readonly how: How;
  readonly jobs: number;
  /** Absent for the whole list. */
  readonly shard: Shard | undefined;
}

/** Numbers up to there are exact; so many visits would last for years. */
const MOST_VISITS = 10 ** 15 - 1;
/** 64 GB: more than a table of positions can have. */
const MOST_MEGABYTES = 65_536;

/** As many as a stock has after the deal. */
const MOST_DRAWN = 24;

/** @throws UsageError naming the option */
export function readSettings(options: SearchWords): SolveSettings {
  const { visits, seconds, memory, minimal = false, short = false, jobs, shard, notation } = options;
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
    how: { rules: rules.name, search, notation: readName('--notation', notation ?? 'klon', NOTATIONS) },
    jobs: readJobs(jobs),
    shard: shard === undefined ? undefined : readShard(shard),
  };
}

/** @throws UsageError naming the option */
export function readRules({
  rules = ULG.name,
  draw,
  redeals,
}: Pick<SearchWords, 'rules' | 'draw' | 'redeals'>): Rules {
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
