/** Deals that are proved to be winnable, and how hard they are: by how much search a proof takes. */
import type { Deal } from '../games/klondike/model/deals.js';
import { javaDeal } from '../games/klondike/model/deals.js';
import type { Difficulty } from '../games/klondike/model/difficulty.js';
import type { Rules } from '../games/klondike/model/rules.js';
import { secureNumber } from '../core/random/random.js';
import type { Solver } from '../solver/worker/start-solver.js';

/** The most visits for a deal. What is not proved by then is passed over. Time would differ from machine to machine. */
const PROOF_BUDGET = { visits: 30_000, bytes: 2 ** 26, short: false } as const;

/**
 * So many deals are tried. By the rules of Liège one in four is winnable and as hard as wanted: only by rules that hardly
 * anybody wins by is none found.
 */
const MOST_TRIES = 500;

/**
 * The visits that a third of the winnable deals, and two thirds of them, take at most. Of `java:1` to `java:500` by the
 * rules of Liège at draw 1, 436 are proved winnable by `solve(rules, layout, BUDGET)`, at draw 3, 396.
 */
const BOUNDS = { one: [43, 97], more: [113, 461] } as const;

/** How hard a winnable deal is whose proof took so many visits. */
export function difficultyOf({ draw }: Pick<Rules, 'draw'>, visits: number): Difficulty {
  const [easy, medium] = draw === 1 ? BOUNDS.one : BOUNDS.more;
  if (visits <= easy) return 'easy';
  return visits <= medium ? 'medium' : 'hard';
}

/** Which deal is wanted. */
export interface Wanted {
  /** Any by default. */
  readonly difficulty?: Difficulty | undefined;
  /** The numbers of the deals to try, one after the other; random ones by default. */
  readonly numbers?: (index: number) => number;
  /** Ends the search: no deal is found then. */
  readonly signal?: AbortSignal | undefined;
}

/** The first of the deals tried that is proved winnable and as hard as wanted; undefined if there is none. */
export async function winnableDeal(
  solver: Pick<Solver, 'solve'>,
  rules: Rules,
  { difficulty, numbers = () => secureNumber(), signal }: Wanted = {},
): Promise<Deal | undefined> {
  for (let index = 0; index < MOST_TRIES && signal?.aborted !== true; index++) {
    const deal = javaDeal(BigInt(numbers(index)));
    const { verdict, visits } = await solver.solve(rules, deal.start(rules), {
      ...PROOF_BUDGET,
      ...(signal && { signal }),
    });
    if (verdict !== 'winnable') continue;
    if (difficulty === undefined || difficultyOf(rules, visits) === difficulty) return deal;
  }
  return undefined;
}

/** The numbers tried for the deal of a day, `2026-11-22`: 2026112200, 2026112201 and so on. */
export const numbersOfDay =
  (day: string) =>
  (index: number): number =>
    Number(day.replaceAll('-', '')) * 100 + index;
