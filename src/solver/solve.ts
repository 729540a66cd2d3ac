/** The verdict on a position: winnable with the line that wins it, lost, or unknown within a budget. */
import { fixedRules } from '../games/klondike/model/check-rules.js';
import type { Layout } from '../games/klondike/model/layout.js';
import type { Rules } from '../games/klondike/model/rules.js';
import type { Answer } from './answer.js';
import type { SolveOptions } from './budget.js';
import { Budget } from './budget.js';
import { searchPlainly } from './plain-search.js';
import { solveSets } from './solve-sets.js';
import { startOf } from './start.js';

/**
 * Decides a position, that of a deal or of any moment of a game. The same input gives the same answer after the same
 * visits, unless the clock or the signal ends it.
 * @throws RangeError if a rule or an option is out of its range
 */
export function solve(rules: Rules, layout: Layout, options: SolveOptions = {}): Answer {
  const own = fixedRules(rules);
  const budget = new Budget(options);
  const isWon = own.isWon(layout);
  const start = isWon ? undefined : startOf(own, layout);
  const verdict =
    start === undefined
      ? searchPlainly(own, layout, budget)
      : solveSets(own, start, { layout, budget, core: options.core });
  return { ...verdict, visits: budget.visits, milliseconds: budget.milliseconds };
}
