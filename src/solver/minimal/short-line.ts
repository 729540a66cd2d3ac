/** Makes a line that wins shorter, within a few thousand visits. */
import type { Budget, Limit } from '../budget.js';
import { LineSearch } from './line-search.js';
import type { MinimalTable } from './minimal-table.js';

/** What is known of the shortest line. */
interface Shortest {
  /** The steps of the line found; undefined if none shorter than the one known before was. */
  readonly steps: readonly number[] | undefined;
  /** No line is shorter. */
  readonly bound: number;
  /** Why more is not known; undefined if the bound is the length of the line. */
  readonly limit: Limit | undefined;
}

/**
 * The searches, one after the other, each for lines shorter than those before it found. They were chosen by trying many
 * on published deals, where four lines of five then were at most 1.3 times as long as the shortest; `shortest.spec.ts`
 * holds some against that. The first finds a line on three deals of four, the second a shorter one on most of them.
 * Another choice makes lines longer or slower to find, never wrong.
 */
const ATTEMPTS = [
  { weight: 1.8, hidden: 3, visits: 2560 },
  { weight: 1.5, hidden: 1, visits: 3072 },
];

/** If those found nothing. */
const LAST_ATTEMPT = { weight: 4, hidden: 3, visits: 5120 };

/** The steps of a line shorter than `most`, if one is found. */
export function shortSteps(table: MinimalTable, most: number, budget: Budget): readonly number[] | undefined {
  let steps: readonly number[] | undefined;
  let least = most;
  for (const attempt of [...ATTEMPTS, LAST_ATTEMPT]) {
    if (attempt === LAST_ATTEMPT && steps !== undefined) break;
    if (budget.visitsLeft < 1 || budget.limitOfTime() !== undefined) break;
    const search = new LineSearch(table, { ...attempt, most: least });
    search.run(budget);
    if (!search.hasFound) continue;
    steps = search.steps();
    least = search.shortest;
  }
  return steps;
}

/** The shortest line below `most`, or how far the proof came. */
export function shortestSteps(table: MinimalTable, most: number, budget: Budget): Shortest {
  const search = new LineSearch(table, { most, weight: 1, hidden: 0, visits: Infinity });
  const limit = search.run(budget);
  return { steps: search.hasFound ? search.steps() : undefined, bound: search.bound, limit };
}
