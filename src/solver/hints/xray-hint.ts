/** The solver's own line, found with all cards in view. */
import type { Layout } from '../../games/klondike/model/layout.js';
import type { Rules } from '../../games/klondike/model/rules.js';
import type { SolveOptions } from '../budget.js';
import { solve } from '../solve.js';
import type { Hint, NoHint } from './hint.js';
import { hintOf } from './hint.js';

/**
 * X-ray: the first move of a line that wins, found by looking at every card, also at those the player cannot see. Its
 * `line` is that line to the end; another question after each move may be answered by another line.
 * @throws RangeError as `solve`
 */
export function xrayHint(rules: Rules, layout: Layout, options: SolveOptions = {}): Hint | NoHint {
  const answer = solve(rules, layout, options);
  if (answer.verdict === 'lost') return { move: undefined, why: 'lost' };
  if (answer.verdict === 'unknown') return { move: undefined, why: 'not-known' };
  return answer.moves.length === 0 ? { move: undefined, why: 'won' } : hintOf(layout, answer.moves, 'x-ray');
}
