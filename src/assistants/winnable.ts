/** Deals that are proved to be winnable, how hard they are, and the fewest moves that win them. */
import { secureNumber } from '../core/random.js';
import type { Deal } from '../games/klondike/model/deals.js';
import { javaDeal } from '../games/klondike/model/deals.js';
import type { Difficulty } from '../games/klondike/model/difficulty.js';
import type { Rules } from '../games/klondike/model/rules.js';
import { lineLength } from '../solver/line.js';
import { MOST_REDEALS } from '../solver/start.js';
import type { Solver } from '../solver/worker/start-solver.js';
import { startSolver } from '../solver/worker/start-solver.js';

/** A winnable deal by these rules; undefined if none is found. */
export async function findDeal(
  rules: Rules,
  {
    difficulty,
    day,
    signal,
  }: {
    readonly difficulty?: Difficulty | undefined;
    /** `2026-11-22`: the deal of this day. */
    readonly day?: string | undefined;
    readonly signal?: AbortSignal | undefined;
  },
): Promise<Deal | undefined> {
  const solver = startSolver();
  try {
    return await winnableDeal(solver, rules, {
      difficulty,
      signal,
      ...(day !== undefined && { numbers: numbersOfDay(day) }),
    });
  } finally {
    solver.end();
  }
}

/** The most visits for a deal. What is not proved by then is passed over. Time would differ from machine to machine. */
export const PROOF_BUDGET = { visits: 30_000, bytes: 2 ** 26 } as const;

/**
 * So many deals are tried. At draw 3 without redeals, of what the page offers the rules with the fewest wins, one deal in 128 is
 * winnable and as hard as wanted: 3,000 tries miss it hardly ever. Only by rules that hardly anybody wins by is none found.
 */
const MOST_TRIES = 3000;

/** The visits that a proof of an easy deal takes at most, and one of a medium deal. */
type Bounds = readonly [easy: number, medium: number];

/**
 * The visits that a third of the winnable deals, and two thirds of them, take at most: of the first 1,000 of `java:1`, `java:2`
 * and so on that are proved winnable within `PROOF_BUDGET` by the rules of Liège, with one draw and one number of redeals
 * (`npm run bench:difficulty`). Draws of 2 or more than 3 have the bounds of draw 3, other houses those of Liège.
 */
const BOUNDS: Readonly<
  Record<
    'one' | 'more',
    {
      /** With 0 redeals, with 1 and so on. */
      readonly few: readonly Bounds[];
      /** With more than these, measured with 6. */
      readonly some: Bounds;
      /** Without a limit, or with more redeals than the search counts. */
      readonly unlimited: Bounds;
    }
  >
> = {
  one: {
    few: [
      [6867, 15_658],
      [5711, 14_639],
      [3793, 13_804],
      [1401, 10_434],
    ],
    some: [125, 499],
    unlimited: [43, 97],
  },
  more: {
    few: [
      [2231, 8624],
      [4947, 13_631],
      [4811, 12_821],
      [3090, 10_584],
    ],
    some: [521, 3514],
    unlimited: [116, 471],
  },
};

/** The bounds between easy, medium and hard by these rules. */
export function boundsOf({ draw, redeals }: Pick<Rules, 'draw' | 'redeals'>): Bounds {
  const { few, some, unlimited } = draw === 1 ? BOUNDS.one : BOUNDS.more;
  return redeals > MOST_REDEALS ? unlimited : (few[redeals] ?? some);
}

/** How hard a winnable deal is whose proof took so many visits. */
export function difficultyOf(rules: Pick<Rules, 'draw' | 'redeals'>, visits: number): Difficulty {
  const [easy, medium] = boundsOf(rules);
  if (visits <= easy) return 'easy';
  return visits <= medium ? 'medium' : 'hard';
}

/** The first of the deals tried that is proved winnable and as hard as wanted; undefined if there is none. */
export async function winnableDeal(
  solver: Pick<Solver, 'solve'>,
  rules: Rules,
  {
    difficulty,
    numbers = () => secureNumber(),
    signal,
  }: {
    /** Any by default. */
    readonly difficulty?: Difficulty | undefined;
    /** The numbers of the deals to try, one after the other; random ones by default. */
    readonly numbers?: (index: number) => number;
    /** Ends the search: no deal is found then. */
    readonly signal?: AbortSignal | undefined;
  } = {},
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

/**
 * The numbers tried for the deal of a day, `2026-11-22`: 2026112200 to 2026112299, then 12026112200 and so on, because
 * 2026112300 is the next day's.
 */
export const numbersOfDay =
  (day: string) =>
  (index: number): number =>
    Number(day.replaceAll('-', '')) * 100 + (index % 100) + Math.floor(index / 100) * 1e10;

/** Of the first 16 deals by the rules of Liège, all but one that can be won are proved so in four seconds, most in one. */
const BUDGET = { minimal: true, milliseconds: 15_000, bytes: 2 ** 27 } as const;

/** As `lineLength` counts them: turning the waste over is no move. Undefined if they are not proved. */
export async function fewestMoves(
  rules: Rules,
  deal: Deal,
  {
    signal,
    solver = startSolver(),
  }: {
    readonly signal?: AbortSignal | undefined;
    /** Is ended with the search; a worker of its own by default. */
    readonly solver?: Pick<Solver, 'solve' | 'end'>;
  } = {},
): Promise<number | undefined> {
  const layout = deal.start(rules);
  try {
    const answer = await solver.solve(rules, layout, { ...BUDGET, ...(signal && { signal }) });
    const isProved = answer.verdict === 'winnable' && answer.minimal === true;
    return isProved ? lineLength(rules, layout, answer.moves) : undefined;
  } finally {
    solver.end();
  }
}
