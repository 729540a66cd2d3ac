/** How a deck becomes the first layout of a game. */
import type { Card } from '../../../core/card.js';
import { checkDeck } from '../../../core/deck.js';
import type { Pile } from '../../../core/pile.js';
import { topTurnedUp } from '../../../core/pile.js';
import type { TableauId } from '../words/piles.js';
import type { Layout } from './layout.js';
import { TABLEAU } from '../words/piles.js';
import { BARE_LAYOUT } from './layout.js';
import { checkRules } from './check-rules.js';
import { stockAndWaste } from './play.js';
import type { Rules } from './rules.js';

/**
 * Deals one card to `t1`, two to `t2`, and so on to seven to `t7`, the last of each face up. The rest is the
 * stock.
 * @throws RangeError if the rules have a field out of its range, or the deck is not the 52 cards, each once
 */
export function deal(rules: Rules, deck: readonly Card[]): Layout {
  checkDeck(deck);
  return dealt(rules, deck);
}

/** As `deal`, for a deck that is known to be whole. */
export function dealt(rules: Rules, deck: readonly Card[]): Layout {
  checkRules(rules);
  const order = rules.dealt === 'by column' ? BY_COLUMN : BY_ROW;
  const cards = deck.slice(-order.length).reverse();
  const tableau = TABLEAU.map((id): [TableauId, Pile] => [
    id,
    topTurnedUp(cards.filter((_, index) => order[index] === id)),
  ]);
  const stock = deck.slice(0, -order.length);
  return { ...BARE_LAYOUT, ...Object.fromEntries(tableau), ...stockAndWaste(rules, stock, []) };
}

/** Which pile each of the 28 tableau cards goes to, in the order they are dealt. */
const BY_COLUMN: readonly TableauId[] = TABLEAU.flatMap((id, column) =>
  new Array<TableauId>(column + 1).fill(id),
);

const BY_ROW: readonly TableauId[] = TABLEAU.flatMap((_, row) => TABLEAU.slice(row));
