/** Decides whether a position is winnable (with a winning line), lost, or unknown within the budget. */
import { checkOptions } from '../core/given.js';
import { fixedRules } from '../games/klondike/model/check-rules.js';
import type { Layout } from '../games/klondike/model/layout.js';
import type { Rules } from '../games/klondike/model/rules.js';
import { SOLVE_FIELDS, SearchBudget, checkLayout } from './budget.js';
import type { Answer, Problem, SolveOptions, Verdict, Win } from './budget.js';
import { isRefused } from './line.js';
import { plainShortest, shortened, shortest } from './minimal/improve.js';
import { searchPlainly } from './plain-search.js';
import { solveSets } from './solve-sets.js';
import type { SearchStart } from './start.js';
import { startOf, withCountedRedeals } from './start.js';

/**
 * Decides a position: a deal, or any moment of a game, including games that started with fewer than 52 cards. The rules
 * define what counts as won. The same input gives the same answer after the same visits, unless the clock or the signal
 * ends the search.
 * @throws RangeError if a rule or an option is out of range, or if the layout is invalid: a card appears twice or is
 * unknown
 * @example
 * ```ts
 * import { ULG, parseDeal } from 'klondike-kit';
 * import { solve } from 'klondike-kit/solver';
 *
 * console.log(solve(ULG, parseDeal('java:7').start(ULG)).verdict); // winnable
 * ```
 */
export function solve(rules: Rules, layout: Layout, options: SolveOptions = {}): Answer {
  checkOptions(options, SOLVE_FIELDS);
  const own = fixedRules(rules);
  checkLayout(layout);
  const budget = new SearchBudget(options);
  const problem = { rules: own, layout, budget };
  const searched = own.isWon(layout) ? undefined : searchSets(problem, options.core);
  const { verdict, start } = searched ?? { verdict: searchPlainly(own, layout, budget), start: undefined };
  const better = verdict.verdict === 'winnable' ? betterWin(problem, start, verdict, options) : verdict;
  return { ...better, visits: budget.visits, milliseconds: budget.milliseconds };
}

/** The verdict of the search over card sets, and its start. */
interface SetVerdict {
  readonly verdict: Verdict;
  readonly start: SearchStart;
}

/** Undefined if card sets can't decide this position under these rules. */
function searchSets({ rules, layout, budget }: Problem, core: SolveOptions['core']): SetVerdict | undefined {
  const searchBy = (redeals: number): SetVerdict | undefined => {
    const own = redeals === rules.redeals ? rules : { ...rules, redeals };
    const start = startOf(own, layout);
    return start && { verdict: solveSets({ rules: own, layout, budget }, start, core), start };
  };
  const exact = searchBy(rules.redeals);
  if (exact !== undefined || rules.redeals === Infinity) return exact;
  // A position can't count this many redeals. A game lost with unlimited redeals is lost, and a win may need fewer.
  const unlimited = searchBy(Infinity);
  const { verdict } = unlimited ?? {};
  if (verdict?.verdict !== 'winnable' || !isRefused(rules, layout, verdict.moves)) return unlimited;
  const fewer = searchBy(withCountedRedeals(rules, layout).redeals);
  return fewer?.verdict.verdict === 'lost' ? undefined : fewer;
}

function betterWin(
  problem: Problem,
  start: SearchStart | undefined,
  win: Win,
  { minimal = false, short = false }: SolveOptions,
): Win {
  if (start === undefined) return minimal ? plainShortest(problem, win.moves) : win;
  const moves = short || minimal ? shortened(problem, start, win.moves) : win.moves;
  return minimal ? shortest(problem, start, moves) : { ...win, moves };
}
