/** Moves that a table may make for its player: harmless ones, and the rest of a game that can finish itself. */
import type { Card } from '../../core/card.js';
import { HIDDEN } from '../../core/card.js';
import { topOf } from '../../core/pile.js';
import { checkPosition } from '../../games/klondike/model/check-rules.js';
import type { Layout } from '../../games/klondike/model/layout.js';
import { checkPiles, isAnyFaceDown } from '../../games/klondike/model/layout.js';
import type { Move } from '../../games/klondike/model/play.js';
import type { CardMove, PileId } from '../../games/klondike/words/piles.js';
import { play } from '../../games/klondike/model/play.js';
import { refuseLay } from '../../games/klondike/model/refuse.js';
import type { Rules } from '../../games/klondike/model/rules.js';
import { alternateColors } from '../../games/klondike/model/rules.js';
import { FOUNDATIONS, TABLEAU } from '../../games/klondike/words/piles.js';
import { indexOfCard } from '../card-index.js';
import { heightsIn, isSafe } from '../heights.js';
import { isStockFree } from '../stock-reach.js';
import { asSeen } from './knowledge.js';

/**
 * The moves to the end of a game that finishes itself: no card is face down, and the game is won by moving cards up and
 * by drawing when no card can go up. Undefined for any other game, or if the player can't know the moves because the
 * order of the stock matters and the player hasn't seen all of it.
 * @param known the layout as the player knows it, with `HIDDEN` for each unseen card
 * @throws RangeError or TypeError unless the arguments are rules and layouts
 */
export function finish(rules: Rules, layout: Layout, known: Layout = layout): Move[] | undefined {
  checkPosition(rules, layout);
  checkPiles(known);
  if (isAnyFaceDown(layout) || !isStockKnown(rules, known)) return undefined;
  const moves: Move[] = [];
  let now = layout;
  let idle = 0;
  while (!rules.isWon(now)) {
    const up = moveUp(rules, now, [...TABLEAU, rules.inPlay]);
    const outcome = play(rules, now, up ?? 'stock');
    idle = up === undefined ? idle + 1 : 0;
    if (!outcome.ok || idle > clicksOfTwoPasses(now)) return undefined;
    moves.push(up ?? 'stock');
    now = outcome.next;
  }
  return moves;
}

/** After this many clicks, every stock card has been in play. */
const clicksOfTwoPasses = ({ stock, waste }: Layout): number =>
  2 * (stock.cards.length + waste.cards.length + 1);

function isStockKnown(rules: Rules, known: Layout): boolean {
  if (![...known.stock.cards, ...known.waste.cards].includes(HIDDEN)) return true;
  return isStockFree(rules);
}

/**
 * The moves to foundations that can never be wrong, in an order in which they can be played: cards that are open now,
 * and open cards under those. A card in the stock or waste counts only if all cards there can be played at any time;
 * otherwise, taking it may block others. Returns no moves unless the tableau builds in alternating colours.
 */
export function safe(rules: Rules, layout: Layout): CardMove[] {
  checkPosition(rules, layout);
  const moves: CardMove[] = [];
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

function safeMove(rules: Rules, layout: Layout): CardMove | undefined {
  const heights = heightsIn(layout);
  const piles = isStockFree(rules) ? [...TABLEAU, rules.inPlay] : TABLEAU;
  return moveUp(rules, layout, piles, (card) => isSafe(indexOfCard(card), heights, rules.worryBack));
}

/** Moves the first of these cards that can go up, to the first foundation that accepts it. */
function moveUp(
  rules: Rules,
  layout: Layout,
  piles: readonly PileId[],
  isWanted: (card: Card) => boolean = () => true,
): CardMove | undefined {
  for (const from of piles) {
    const card = topOf(layout[from]);
    if (card === undefined || card === HIDDEN || !isWanted(card)) continue;
    const to = FOUNDATIONS.find(
      (id) => refuseLay(rules, layout[id], { bottom: card, count: 1, to: id }) === undefined,
    );
    if (to !== undefined) return { from, count: 1, to };
  }
  return undefined;
}
