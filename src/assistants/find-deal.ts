/** Finds winnable deals with a worker that lasts as long as one search. */
import type { Deal } from '../games/klondike/model/deals.js';
import type { Difficulty } from '../games/klondike/model/options.js';
import type { Rules } from '../games/klondike/model/rules.js';
import { startSolver } from '../solver/worker/start-solver.js';
import { numbersOfDay, winnableDeal } from './winnable.js';

/** Which winnable deal is wanted: any by default. */
interface DealWanted {
  readonly difficulty?: Difficulty | undefined;
  /** `2026-11-22`: the deal of this day. */
  readonly day?: string | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** A winnable deal by these rules; undefined if none is found. */
export async function findDeal(
  rules: Rules,
  { difficulty, day, signal }: DealWanted,
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
