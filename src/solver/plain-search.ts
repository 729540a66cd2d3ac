/**
 * The slow way to a verdict, independent of the fast one: depth-first through the layouts of the ordinary model, every
 * legal move of each, without any shortcut. It serves rules and layouts of one's own that sets of cards cannot tell,
 * and it checks the fast way.
 */
import { checkRules } from '../games/klondike/model/check-rules.js';
import type { Layout } from '../games/klondike/model/layout.js';
import { keyUnder } from '../games/klondike/model/layout.js';
import { legalMoves } from '../games/klondike/model/moves.js';
import type { Move } from '../games/klondike/model/play.js';
import { play } from '../games/klondike/model/play.js';
import type { Rules } from '../games/klondike/model/rules.js';
import { isFoundation } from '../games/klondike/words/piles.js';
import type { Answer, Verdict } from './answer.js';
import type { SolveOptions } from './budget.js';
import { Budget } from './budget.js';
import { checkLayout } from './check-layout.js';

/**
 * About what a position met takes: its key, 66 characters at most, and its place in the set; reckoned, not measured.
 * The layouts on the way come besides, as many as the line has moves.
 */
const BYTES_OF_POSITION = 150;

/** As `solve`, by going through all layouts. @throws RangeError as `solve` */
export function solvePlainly(rules: Rules, layout: Layout, options: SolveOptions = {}): Answer {
  checkRules(rules);
  checkLayout(layout);
  const budget = new Budget(options);
  const verdict = searchPlainly(rules, layout, budget);
  return { ...verdict, visits: budget.visits, milliseconds: budget.milliseconds };
}

/** A layout on the way to the one that the search is at. */
interface Branch {
  readonly layout: Layout;
  /** Those still to be tried, the next one last. */
  readonly moves: Move[];
}

/** The verdict on a layout. The budget is used one visit for each move tried. */
export function searchPlainly(rules: Rules, layout: Layout, budget: Budget): Verdict {
  if (rules.isWon(layout)) return { verdict: 'winnable', moves: [] };
  const keyOf = keyUnder(rules);
  const met = new Set([keyOf(layout)]);
  const line: Move[] = [];
  const stack: Branch[] = [branchAt(rules, layout)];
  for (let branch = stack.at(-1); branch !== undefined; branch = stack.at(-1)) {
    const move = branch.moves.pop();
    if (move === undefined) {
      stack.pop();
      line.pop();
      continue;
    }
    const next = played(rules, branch.layout, move);
    budget.use(1);
    if (rules.isWon(next)) return { verdict: 'winnable', moves: [...line, move] };
    const key = keyOf(next);
    if (!met.has(key)) {
      met.add(key);
      line.push(move);
      stack.push(branchAt(rules, next));
    }
    const why = budget.limitMet(met.size * BYTES_OF_POSITION);
    if (why !== undefined) return { verdict: 'unknown', why };
  }
  return { verdict: 'lost' };
}

/** The layout after a legal move. @throws Error if the rules refuse it: then the model contradicts itself */
export function played(rules: Rules, layout: Layout, move: Move): Layout {
  const outcome = play(rules, layout, move);
  if (!outcome.ok) throw new Error(`solver: ${JSON.stringify(move)} is legal and refused: ${outcome.why}`);
  return outcome.next;
}

function branchAt(rules: Rules, layout: Layout): Branch {
  const moves = legalMoves(rules, layout);
  return { layout, moves: moves.sort((one, other) => wishFor(one) - wishFor(other)) };
}

/** Up to a foundation is tried first, and back from one last. */
function wishFor(move: Move): number {
  if (move === 'stock') return 1;
  if (isFoundation(move.from)) return 0;
  return isFoundation(move.to) ? 3 : 2;
}
