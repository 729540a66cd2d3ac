/** Every move there is in a layout, and how many lines of play lead from it. */
import type { Layout } from './layout.js';
import { FOUNDATIONS, TABLEAU } from '../piles.js';
import type { Move } from './play.js';
import { play, refuseMove } from './play.js';
import { refuseTake } from './refuse.js';
import type { Rules } from './rules.js';

/** The stock first, then by source: the pile in play, tableau, foundations; fewest cards first. */
export const legalMoves = (rules: Rules, layout: Layout): Move[] =>
  conceivable(rules, layout).filter((move) => refuseMove(rules, layout, move) === undefined);

/** The stock, and all that may be lifted to wherever cards are laid; few of these are legal. */
function conceivable(rules: Rules, layout: Layout): Move[] {
  const moves: Move[] = ['stock'];
  for (const from of [rules.inPlay, ...TABLEAU, ...FOUNDATIONS]) {
    for (let count = 1; refuseTake(rules, layout, { from, count }) === undefined; count++) {
      for (const to of [...FOUNDATIONS, ...TABLEAU]) moves.push({ from, count, to });
    }
  }
  return moves;
}

/** How many lines of `depth` legal moves there are. Layouts reached in two ways count twice. */
export function perft(rules: Rules, layout: Layout, depth: number): number {
  if (depth === 0) return 1;
  let lines = 0;
  for (const move of conceivable(rules, layout)) {
    const outcome = play(rules, layout, move);
    if (outcome.ok) lines += perft(rules, outcome.next, depth - 1);
  }
  return lines;
}
