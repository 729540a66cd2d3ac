/**
 * A slow search, independent of the fast one: depth-first over layouts of the model, with every legal move and without
 * pruning. It handles custom rules and layouts that card sets can't represent, and it checks the fast search.
 */
import { checkRules } from '../games/klondike/model/check-rules.js';
import type { Layout } from '../games/klondike/model/layout.js';
import { keyUnder } from '../games/klondike/model/layout-key.js';
import { legalMoves } from '../games/klondike/model/moves.js';
import type { Move } from '../games/klondike/model/play.js';
import type { Rules } from '../games/klondike/model/rules.js';
import { isFoundation } from '../games/klondike/words/piles.js';
import type { Answer, SolveOptions, Verdict } from './budget.js';
import { SearchBudget, checkLayout } from './budget.js';
import { costOf, played } from './line.js';

/**
 * The approximate memory for each position seen: its key of at most 66 characters and its entry in the set. Estimated,
 * not measured. The layouts on the current path, one for each move of the line, are extra.
 */
const BYTES_OF_POSITION = 150;

/** Solves a position like `solve`, but visits every layout. @throws RangeError as `solve` */
export function solvePlainly(rules: Rules, layout: Layout, options: SolveOptions = {}): Answer {
  checkRules(rules);
  checkLayout(layout);
  const budget = new SearchBudget(options);
  const verdict = searchPlainly(rules, layout, budget);
  return { ...verdict, visits: budget.visits, milliseconds: budget.milliseconds };
}

/** A layout on the path to the current one. */
interface Branch {
  readonly layout: Layout;
  /** Moves still to try; the last one is next. */
  readonly moves: Move[];
}

/** Each move tried counts as one visit. */
export function searchPlainly(rules: Rules, layout: Layout, budget: SearchBudget): Verdict {
  if (rules.isWon(layout)) return { verdict: 'winnable', moves: [] };
  const keyOf = keyUnder(rules);
  const seen = new Set([keyOf(layout)]);
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
    if (!seen.has(key)) {
      seen.add(key);
      line.push(move);
      stack.push(branchAt(rules, next));
    }
    const why = budget.limitMet(seen.size * BYTES_OF_POSITION);
    if (why !== undefined) return { verdict: 'unknown', why };
  }
  return { verdict: 'lost' };
}

function branchAt(rules: Rules, layout: Layout): Branch {
  const moves = legalMoves(rules, layout);
  return { layout, moves: moves.sort((one, other) => priorityOf(one) - priorityOf(other)) };
}

/** Moves to a foundation come first, and moves back from one come last. */
function priorityOf(move: Move): number {
  if (move === 'stock') return 1;
  if (isFoundation(move.from)) return 0;
  return isFoundation(move.to) ? 3 : 2;
}

/**
 * The approximate memory for each layout seen: its piles, its key and its entry in the set. Measured: 1,750 to 1,850
 * bytes per visit, on the heap of Node 20 after 20,000 and 40,000 visits of a published deal.
 */
const BYTES_OF_LAYOUT = 2000;

/** A layout and the path to it. The first one has no move. */
export interface LayoutNode {
  readonly layout: Layout;
  readonly move: Move | undefined;
  readonly previous: LayoutNode | undefined;
}

/**
 * A slow search for a shortest line, over layouts of the model in order of line length, with every legal move. No line
 * is shorter than `bound`, and a line that it finds is a shortest one.
 */
export function searchPlainMinimal(
  rules: Rules,
  layout: Layout,
  budget: SearchBudget,
): Verdict & { bound: number } {
  const keyOf = keyUnder(rules);
  const seen = new Set<string>();
  let near: LayoutNode[] = [{ layout, move: undefined, previous: undefined }];
  for (let bound = 0; near.length > 0; bound++) {
    const far: LayoutNode[] = [];
    for (let node = near.pop(); node !== undefined; node = near.pop()) {
      const key = keyOf(node.layout);
      if (seen.has(key)) continue;
      seen.add(key);
      budget.use(1);
      if (rules.isWon(node.layout)) return { verdict: 'winnable', moves: lineTo(node), bound };
      const why = budget.limitMet(seen.size * BYTES_OF_LAYOUT);
      if (why !== undefined) return { verdict: 'unknown', why, bound };
      for (const move of legalMoves(rules, node.layout)) {
        const next = { layout: played(rules, node.layout, move), move, previous: node };
        (costOf(rules, node.layout, move) === 0 ? near : far).push(next);
      }
    }
    near = far;
  }
  return { verdict: 'lost', bound: Infinity };
}

export function lineTo(end: LayoutNode): Move[] {
  const moves: Move[] = [];
  for (let node: LayoutNode | undefined = end; node?.move !== undefined; node = node.previous)
    moves.push(node.move);
  return moves.reverse();
}
