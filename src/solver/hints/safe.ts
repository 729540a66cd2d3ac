/** What goes up to a foundation without ever doing harm. */
import { checkPosition } from '../../games/klondike/model/check-rules.js';
import type { Layout } from '../../games/klondike/model/layout.js';
import type { Carry } from '../../games/klondike/model/play.js';
import { play } from '../../games/klondike/model/play.js';
import { alternateColors } from '../../games/klondike/model/rules.js';
import type { Rules } from '../../games/klondike/model/rules.js';
import { TABLEAU } from '../../games/klondike/words/piles.js';
import { indexOfCard } from '../card-index.js';
import { heightsIn, isSafe } from '../heights.js';
import { isStockFree } from '../stock-reach.js';
import { asSeen } from './as-seen.js';
import { moveUp } from './move-up.js';

/**
 * The moves to foundations that can never be wrong, in an order in which they can be played: those of cards that lie
 * open now, and of those under them as far as they do. A card of stock or waste counts only where every such card can
 * be had at any time, for else it may be wanted where it lies. Under another way of building than in alternating
 * colours nothing is known to be safe.
 */
export function safe(rules: Rules, layout: Layout): Carry[] {
  checkPosition(rules, layout);
  const moves: Carry[] = [];
  if (rules.build !== alternateColors) return moves;
  let now = asSeen(rules, layout);
  for (let move = safeMove(rules, now); move !== undefined; move = safeMove(rules, now)) {
    moves.push(move);
    const outcome = play(rules, now, move);
    if (!outcome.ok) break;
    now = outcome.next;
  }
  return moves;
}

function safeMove(rules: Rules, layout: Layout): Carry | undefined {
  const heights = heightsIn(layout);
  return moveUp(rules, layout, {
    from: isStockFree(rules) ? [...TABLEAU, rules.inPlay] : TABLEAU,
    isWanted: (card) => isSafe(indexOfCard(card), heights, rules.worryBack),
  });
}
