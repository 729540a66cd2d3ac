/** Every move there is in a layout, and how many lines of play lead from it. */
import { faceUpCount } from '../../core/pile.js';
import type { Layout, PileId } from './layout.js';
import { FOUNDATIONS, TABLEAU, isTableau } from './layout.js';
import type { Carry, Move } from './play.js';
import { play, refuseMove } from './play.js';
import type { Rules } from './rules.js';

/** The stock first, then by source: the pile in play, tableau, foundations; fewest cards first. */
export function legalMoves(rules: Rules, layout: Layout): Move[] {
  const moves: Move[] = ['stock', ...carries(rules, layout)];
  return moves.filter((move) => refuseMove(rules, layout, move) === undefined);
}

/** Carries between piles that could be legal; most are not. */
function carries(rules: Rules, layout: Layout): Carry[] {
  const all: Carry[] = [];
  for (const from of [rules.inPlay, ...TABLEAU, ...FOUNDATIONS]) {
    for (let count = 1; count <= liftable(layout, from); count++) {
      for (const to of [...FOUNDATIONS, ...TABLEAU]) all.push({ from, count, to });
    }
  }
  return all;
}

const liftable = (layout: Layout, from: PileId): number =>
  isTableau(from) ? faceUpCount(layout[from]) : Math.min(1, layout[from].cards.length);

/** How many lines of `depth` legal moves there are. Layouts reached in two ways count twice. */
export function perft(rules: Rules, layout: Layout, depth: number): number {
  if (depth === 0) return 1;
  let lines = 0;
  for (const move of legalMoves(rules, layout)) {
    const outcome = play(rules, layout, move);
    if (outcome.ok) lines += perft(rules, outcome.next, depth - 1);
  }
  return lines;
}
