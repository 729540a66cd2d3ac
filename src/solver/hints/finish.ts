/** The rest of a game that plays itself. */
import { HIDDEN } from '../../core/card.js';
import { checkPosition } from '../../games/klondike/model/check-rules.js';
import type { Layout } from '../../games/klondike/model/layout.js';
import { checkPiles, isAnyFaceDown } from '../../games/klondike/model/layout.js';
import type { Move } from '../../games/klondike/model/play.js';
import { play } from '../../games/klondike/model/play.js';
import type { Rules } from '../../games/klondike/model/rules.js';
import { TABLEAU } from '../../games/klondike/words/piles.js';
import { isStockFree } from '../stock-reach.js';
import { moveUp } from './move-up.js';

/**
 * The moves to the end of a game that plays itself: no card lies face down, and to send up what goes up, and draw when
 * nothing does, wins. Undefined if that is not so, or if the player cannot know it, because the order of the stock
 * matters and was not seen as a whole.
 * @param known what the player knows, if that is less: the layout with `HIDDEN` for each card never seen
 * @throws RangeError or TypeError unless these are rules and layouts
 */
export function finish(rules: Rules, layout: Layout, known: Layout = layout): Move[] | undefined {
  checkPosition(rules, layout);
  checkPiles(known);
  if (isAnyFaceDown(layout) || !isStockKnown(rules, known)) return undefined;
  const moves: Move[] = [];
  let now = layout;
  let idle = 0;
  while (!rules.isWon(now)) {
    const up = moveUp(rules, now, { from: [...TABLEAU, rules.inPlay] });
    const outcome = play(rules, now, up ?? 'stock');
    idle = up === undefined ? idle + 1 : 0;
    if (!outcome.ok || idle > clicksOfTwoPasses(now)) return undefined;
    moves.push(up ?? 'stock');
    now = outcome.next;
  }
  return moves;
}

/** After so many clicks everything in the stock was in play. */
const clicksOfTwoPasses = ({ stock, waste }: Layout): number =>
  2 * (stock.cards.length + waste.cards.length + 1);

function isStockKnown(rules: Rules, known: Layout): boolean {
  if (![...known.stock.cards, ...known.waste.cards].includes(HIDDEN)) return true;
  return isStockFree(rules);
}
