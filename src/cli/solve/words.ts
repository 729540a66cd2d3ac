/** The words and options of `klondike solve`, and which of them go together. */
import { UsageError } from '../usage.js';
import type { SearchWords } from './settings.js';

/** The words and options of the command, as they were given. */
export interface SolveWords extends SearchWords {
  readonly words: readonly string[];
  readonly file?: string | undefined;
  readonly out?: string | undefined;
  readonly json?: boolean | undefined;
  readonly merge?: boolean | undefined;
  /** The format in which the deals are printed. */
  readonly deals?: string | undefined;
}

const OF_SEARCH = ['minimal', 'short', 'visits', 'seconds', 'memory', 'jobs', 'notation', 'json'] as const;

/** What an option would do nothing with. */
const STRAY = {
  merge: ['deals', 'shard', ...OF_SEARCH],
  deals: ['out', ...OF_SEARCH],
  minimal: ['short'],
} as const satisfies Partial<Record<keyof SolveWords, readonly (keyof SolveWords)[]>>;

/** @throws UsageError */
export function checkOptions(options: SolveWords): void {
  for (const [name, others] of Object.entries(STRAY)) {
    if (options[name as keyof typeof STRAY] === undefined) continue;
    const stray = others.find((other) => options[other] !== undefined);
    if (stray !== undefined) throw new UsageError((say) => say.doesNotGoWith(`--${stray}`, `--${name}`));
  }
}
