/** The verdict on a position: winnable with the line that wins it, lost, or unknown within a budget. */
import { fixedRules } from '../games/klondike/model/check-rules.js';
import type { Layout } from '../games/klondike/model/layout.js';
import type { Rules } from '../games/klondike/model/rules.js';
import type { Answer, Win } from './answer.js';
import type { SolveOptions } from './budget.js';
import { Budget } from './budget.js';
import type { Task } from './minimal/improve.js';
import { plainShortest, shortened, shortest } from './minimal/improve.js';
import { searchPlainly } from './plain-search.js';
import { solveSets } from './solve-sets.js';
import type { Start } from './start.js';
import { startOf } from './start.js';

/**
 * Decides a position, that of a deal or of any moment of a game. The same input gives the same answer after the same
 * visits, unless the clock or the signal ends it.
 * @throws RangeError if a rule or an option is out of its range
 */
export function solve(rules: Rules, layout: Layout, options: SolveOptions = {}): Answer {
  const own = fixedRules(rules);
  const budget = new Budget(options);
  const task = { rules: own, layout, budget };
  const start = own.isWon(layout) ? undefined : startOf(own, layout);
  const verdict =
    start === undefined
      ? searchPlainly(own, layout, budget)
      : solveSets(own, start, { layout, budget, core: options.core });
  const better = verdict.verdict === 'winnable' ? betterWin(task, start, { win: verdict, options }) : verdict;
  return { ...better, visits: budget.visits, milliseconds: budget.milliseconds };
}

function betterWin(
  task: Task,
  start: Start | undefined,
  { win, options }: { readonly win: Win; readonly options: SolveOptions },
): Win {
  const { minimal = false, short = true } = options;
  if (start === undefined) return minimal ? plainShortest(task, win.moves) : win;
  const moves = short || minimal ? shortened(task, start, win.moves) : win.moves;
  return minimal ? shortest(task, start, moves) : { ...win, moves };
}
