/** All legal moves in a layout, and how many lines of play lead from it. */
import { topCards } from '../../../core/pile.js';
import { FOUNDATIONS, TABLEAU } from '../words/piles.js';
import type { Layout } from './layout.js';
import type { Carry, Move } from './play.js';
import { play, refuseMove, refuseRoute } from './play.js';
import type { Take } from './refuse.js';
import { refusePlace, refuseTake } from './refuse.js';
import type { Rules } from './rules.js';

/**
 * The stock click comes first, then moves by their source: the pile in play, tableau, foundations. Fewest
 * cards first.
 */
export function legalMoves(rules: Rules, layout: Layout): Move[] {
  const moves: Move[] = refuseMove(rules, layout, 'stock') === undefined ? ['stock'] : [];
  for (const from of [rules.inPlay, ...TABLEAU, ...FOUNDATIONS]) {
    for (let count = 1; refuseTake(rules, layout, { from, count }) === undefined; count++) {
      moves.push(...carries(rules, layout, { from, count }));
    }
  }
  return moves;
}

const TARGETS = [...FOUNDATIONS, ...TABLEAU];

/** The carries of cards that may be taken, to each pile that accepts them. */
function carries(rules: Rules, layout: Layout, { from, count }: Take): Carry[] {
  const cards = topCards(layout[from], count);
  return TARGETS.filter(
    (to) => (refuseRoute({ from, to }) ?? refusePlace(rules, layout, { cards, to })) === undefined,
  ).map((to) => ({ from, count, to }));
}

/** How many lines of `depth` legal moves there are. A layout that is reached in two ways counts twice. */
export function perft(rules: Rules, layout: Layout, depth: number): number {
  if (depth === 0) return 1;
  let lines = 0;
  for (const move of legalMoves(rules, layout)) {
    const outcome = play(rules, layout, move);
    if (outcome.ok) lines += perft(rules, outcome.next, depth - 1);
  }
  return lines;
}
