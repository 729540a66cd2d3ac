/** Finds winnable deals, rates their difficulty, and finds their best lines. */
import { secureNumber } from '../core/random.js';
import type { BestLine } from '../core/statistics/best-line.js';
import type { Deal } from '../games/klondike/model/deals.js';
import { javaDeal } from '../games/klondike/model/deals.js';
import type { Difficulty } from '../core/difficulty.js';
import type { Rules } from '../games/klondike/model/rules.js';
import { lineLength } from '../solver/line.js';
import { MOST_REDEALS } from '../solver/start.js';
import type { Solver } from '../solver/worker/start-solver.js';
import { startSolver } from '../solver/worker/start-solver.js';

/** A winnable deal with its difficulty. */
interface RatedDeal extends Deal {
  readonly difficulty: Difficulty;
}

/** A winnable deal under these rules; undefined if none is found. */
export async function findDeal(
  rules: Rules,
  {
    difficulty,
    day,
    signal,
  }: {
    readonly difficulty?: Difficulty | undefined;
    /** A day such as `2026-11-22`, to find the deal of that day. */
    readonly day?: string | undefined;
    readonly signal?: AbortSignal | undefined;
  },
): Promise<RatedDeal | undefined> {
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

/** A deal not proved winnable within this budget is skipped. A time limit would differ between machines. */
export const PROOF_BUDGET = { visits: 30_000, bytes: 2 ** 26 } as const;

/**
 * The most deals to try. Draw 3 without redeals has the fewest winnable deals of all rules on the page: one deal in 128
 * is winnable and has the requested difficulty. So 3,000 tries almost always find one.
 */
const MOST_TRIES = 3000;

/** The most visits for the proof of an easy deal, and of a medium deal. */
type Bounds = readonly [easy: number, medium: number];

/**
 * The visits within which a third, and two thirds, of the winnable deals are proved. Measured on the first 1,000 deals
 * of `java:1`, `java:2` and so on that are proved winnable within `PROOF_BUDGET` under the rules of Liège, for each
 * draw and number of redeals (`npm run bench:difficulty`). Draws other than 1 and 3 use the bounds for draw 3. Houses
 * other than `ulg` use the bounds for Liège.
 */
const BOUNDS: Readonly<
  Record<
    'one' | 'more',
    {
      /** The bounds with 0 redeals, then with 1 redeal and so on. */
      readonly few: readonly Bounds[];
      /** The bounds with more redeals, measured with 6. */
      readonly some: Bounds;
      /** The bounds with unlimited redeals, or with more redeals than the search counts. */
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

/** The bounds between easy, medium and hard under these rules. */
export function boundsOf({ draw, redeals }: Pick<Rules, 'draw' | 'redeals'>): Bounds {
  const { few, some, unlimited } = draw === 1 ? BOUNDS.one : BOUNDS.more;
  return redeals > MOST_REDEALS ? unlimited : (few[redeals] ?? some);
}

/** The difficulty of a winnable deal, judged by the visits that its proof took. */
export function difficultyOf(rules: Pick<Rules, 'draw' | 'redeals'>, visits: number): Difficulty {
  const [easy, medium] = boundsOf(rules);
  if (visits <= easy) return 'easy';
  return visits <= medium ? 'medium' : 'hard';
}

/** The first deal that is proved winnable and has the requested difficulty; undefined if none is. */
export async function winnableDeal(
  solver: Pick<Solver, 'solve'>,
  rules: Rules,
  {
    difficulty,
    numbers = () => secureNumber(),
    signal,
  }: {
    /** Any difficulty by default. */
    readonly difficulty?: Difficulty | undefined;
    /** The deal numbers to try, in order. Random by default. */
    readonly numbers?: (index: number) => number;
    /** Ends the search without a deal. */
    readonly signal?: AbortSignal | undefined;
  } = {},
): Promise<RatedDeal | undefined> {
  for (let index = 0; index < MOST_TRIES && signal?.aborted !== true; index++) {
    const deal = javaDeal(BigInt(numbers(index)));
    const { verdict, visits } = await solver.solve(rules, deal.start(rules), {
      ...PROOF_BUDGET,
      ...(signal && { signal }),
    });
    if (verdict !== 'winnable') continue;
    const rated = difficultyOf(rules, visits);
    if (difficulty === undefined || rated === difficulty) return { ...deal, difficulty: rated };
  }
  return undefined;
}

/**
 * The numbers to try for the deal of a day. For `2026-11-22`, they are 2026112200 to 2026112299, then 12026112200 and
 * so on, because 2026112300 belongs to the next day.
 */
export const numbersOfDay =
  (day: string) =>
  (index: number): number =>
    Number(day.replaceAll('-', '')) * 100 + (index % 100) + Math.floor(index / 100) * 1e10;

/**
 * All but one of the winnable deals among the first 16 are solved within four seconds, and most of them within one
 * second.
 */
const BUDGET = { minimal: true, milliseconds: 15_000, bytes: 2 ** 27 } as const;

/**
 * The best line that wins, counted as in `lineLength`, where a recycle isn't a move. Undefined if no line is found within
 * the limit.
 */
export async function findBest(
  rules: Rules,
  deal: Deal,
  {
    signal,
    solver = startSolver(),
  }: {
    readonly signal?: AbortSignal | undefined;
    /** Ended after the search. The default is a solver with its own worker. */
    readonly solver?: Pick<Solver, 'solve' | 'end'>;
  } = {},
): Promise<BestLine | undefined> {
  const layout = deal.start(rules);
  try {
    const answer = await solver.solve(rules, layout, { ...BUDGET, ...(signal && { signal }) });
    if (answer.verdict !== 'winnable') return undefined;
    return { moves: lineLength(rules, layout, answer.moves), isProved: answer.minimal === true };
  } finally {
    solver.end();
  }
}
