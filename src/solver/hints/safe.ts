/** What goes up to a foundation without ever doing harm. */
import { HIDDEN } from '../../core/card.js';
import { topOf } from '../../core/pile.js';
import type { Layout } from '../../games/klondike/model/layout.js';
import { foundationsOf } from '../../games/klondike/model/layout.js';
import type { Carry } from '../../games/klondike/model/play.js';
import { play } from '../../games/klondike/model/play.js';
import { refusePlace } from '../../games/klondike/model/refuse.js';
import { alternateColors } from '../../games/klondike/model/rules.js';
import type { Rules } from '../../games/klondike/model/rules.js';
import type { PileId } from '../../games/klondike/words/piles.js';
import { FOUNDATIONS, TABLEAU } from '../../games/klondike/words/piles.js';
import { indexOfCard } from '../card-index.js';
import { UP, isSafe } from '../heights.js';
import { stockReach } from '../stock-reach.js';
import { asSeen } from './as-seen.js';

/**
 * The moves to foundations that can never be wrong, in an order in which they can be played: those of cards that lie
 * open now, and of those under them as far as they do. A card of stock or waste counts only where every such card can
 * be had at any time, for else it may be wanted where it lies. Under another way of building than in alternating
 * colours nothing is known to be safe.
 */
export function safe(rules: Rules, layout: Layout): Carry[] {
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
  for (const from of sources(rules, layout)) {
    const card = topOf(layout[from]);
    if (card === undefined || card === HIDDEN || !isSafe(indexOfCard(card), heights, rules.worryBack))
      continue;
    const to = FOUNDATIONS.find((id) => refusePlace(rules, layout, { cards: [card], to: id }) === undefined);
    if (to !== undefined) return { from, count: 1, to };
  }
  return undefined;
}

function sources(rules: Rules, layout: Layout): readonly PileId[] {
  const isUnlimited = rules.redeals - layout.redeals === Infinity;
  return stockReach(rules, isUnlimited).isFree ? [...TABLEAU, rules.inPlay] : TABLEAU;
}

const heightsIn = (layout: Layout): number =>
  foundationsOf(layout)
    .flatMap(({ cards }) => cards)
    .reduce<number>((sum, card) => sum + (UP[indexOfCard(card)] ?? 0), 0);
