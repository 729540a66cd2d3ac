/**
 * The slow way to a verdict, independent of the fast one: depth-first through the layouts of the ordinary model, every
 * legal move of each, without any shortcut. It serves rules and layouts of one's own that sets of cards cannot tell,
 * and it checks the fast way.
 */
import { checkRules } from '../games/klondike/model/check-rules.js';
import type { Layout } from '../games/klondike/model/layout.js';
import { keyUnder } from '../games/klondike/model/layout-key.js';
import { legalMoves } from '../games/klondike/model/moves.js';
import type { Move } from '../games/klondike/model/play.js';
import { play } from '../games/klondike/model/play.js';
import type { Rules } from '../games/klondike/model/rules.js';
import { isFoundation } from '../games/klondike/words/piles.js';
import type { Answer, SolveOptions, Verdict } from './budget.js';
import { SearchBudget, checkLayout } from './budget.js';
import { costOf } from './line.js';

/**
 * About what a position met takes: its key, 66 characters at most, and its place in the set; reckoned, not measured.
 * The layouts on the way come besides, as many as the line has moves.
 */
const BYTES_OF_POSITION = 150;

/** As `solve`, by going through all layouts. @throws RangeError as `solve` */
export function solvePlainly(rules: Rules, layout: Layout, options: SolveOptions = {}): Answer {
  checkRules(rules);
  checkLayout(layout);
  const budget = new SearchBudget(options);
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
export function searchPlainly(rules: Rules, layout: Layout, budget: SearchBudget): Verdict {
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

/**
 * About what a layout met takes: its piles, its key and its place in the set. Measured: 1,750 to 1,850 bytes a visit, on
 * the heap of Node 20 after 20,000 and 40,000 visits of a published deal.
 */
const BYTES_OF_LAYOUT = 2000;

/** A layout and the way to it; without a move it is the first. */
interface Node {
  readonly layout: Layout;
  readonly move: Move | undefined;
  readonly before: Node | undefined;
}

/**
 * The slow way to a shortest line: through the layouts of the ordinary model by length, every legal move of each. A
 * verdict with `bound`: no line is shorter. A line found is a shortest one.
 */
export function searchPlainMinimal(
  rules: Rules,
  layout: Layout,
  budget: SearchBudget,
): Verdict & { bound: number } {
  const keyOf = keyUnder(rules);
  const met = new Set<string>();
  let near: Node[] = [{ layout, move: undefined, before: undefined }];
  for (let bound = 0; near.length > 0; bound++) {
    const far: Node[] = [];
    for (let node = near.pop(); node !== undefined; node = near.pop()) {
      const key = keyOf(node.layout);
      if (met.has(key)) continue;
      met.add(key);
      budget.use(1);
      if (rules.isWon(node.layout)) return { verdict: 'winnable', moves: lineTo(node), bound };
      const why = budget.limitMet(met.size * BYTES_OF_LAYOUT);
      if (why !== undefined) return { verdict: 'unknown', why, bound };
      for (const move of legalMoves(rules, node.layout)) {
        const next = { layout: played(rules, node.layout, move), move, before: node };
        (costOf(rules, node.layout, move) === 0 ? near : far).push(next);
      }
    }
    near = far;
  }
  return { verdict: 'lost', bound: Infinity };
}

function lineTo(end: Node): Move[] {
  const moves: Move[] = [];
  for (let node: Node | undefined = end; node?.move !== undefined; node = node.before) moves.push(node.move);
  return moves.reverse();
}
