/**
 * The slow way to a shortest line, independent of the fast one: through the layouts of the ordinary model by length,
 * every legal move of each. It serves what the fast way cannot tell, and it checks the fast way.
 */
import { layoutKey } from '../../games/klondike/model/layout-key.js';
import type { Layout } from '../../games/klondike/model/layout.js';
import { legalMoves } from '../../games/klondike/model/moves.js';
import type { Move } from '../../games/klondike/model/play.js';
import { play } from '../../games/klondike/model/play.js';
import type { Rules } from '../../games/klondike/model/rules.js';
import type { Verdict } from '../answer.js';
import type { Budget } from '../budget.js';
import { costOf } from './length.js';

/** About what a layout met takes: its piles, its key and its place in the set. */
const BYTES_OF_LAYOUT = 2000;

/** Visits between two looks at the clock. */
const PULSE = 1024;

interface Node {
  readonly layout: Layout;
  readonly move: Move | undefined;
  readonly before: Node | undefined;
}

/** A verdict with `bound`: no line is shorter. A line found is a shortest one. */
export function searchPlainMinimal(
  rules: Rules,
  layout: Layout,
  budget: Budget,
): Verdict & { bound: number } {
  const met = new Set<string>();
  let near: Node[] = [{ layout, move: undefined, before: undefined }];
  for (let bound = 0; near.length > 0; bound++) {
    const far: Node[] = [];
    for (let node = near.pop(); node !== undefined; node = near.pop()) {
      const key = `${rules.redeals === Infinity ? 0 : node.layout.redeals} ${layoutKey(node.layout)}`;
      if (met.has(key)) continue;
      met.add(key);
      budget.use(1);
      if (rules.isWon(node.layout)) return { verdict: 'winnable', moves: lineTo(node), bound };
      const why = limitMet(budget, met.size);
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

function limitMet(budget: Budget, met: number): 'visits' | 'bytes' | 'milliseconds' | 'aborted' | undefined {
  if (budget.visitsLeft <= 0) return 'visits';
  if (met * BYTES_OF_LAYOUT > budget.bytes) return 'bytes';
  return budget.visits % PULSE === 0 && budget.isOver(0) ? (budget.limitOfTime() ?? 'aborted') : undefined;
}

function played(rules: Rules, layout: Layout, move: Move): Layout {
  const outcome = play(rules, layout, move);
  if (!outcome.ok) throw new Error(`solver: ${JSON.stringify(move)} is legal and refused: ${outcome.why}`);
  return outcome.next;
}

function lineTo(end: Node): Move[] {
  const moves: Move[] = [];
  for (let node: Node | undefined = end; node?.move !== undefined; node = node.before) moves.push(node.move);
  return moves.reverse();
}
