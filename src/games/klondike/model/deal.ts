/** How a deck becomes the first layout of a game. */
import type { Card } from '../../../core/card.js';
import type { Pile } from '../../../core/pile.js';
import { topTurnedUp } from '../../../core/pile.js';
import type { TableauId } from '../words/piles.js';
import type { Layout } from './layout.js';
import { TABLEAU } from '../words/piles.js';
import { EMPTY_LAYOUT } from './layout.js';
import { stockAndWaste } from './play.js';
import type { Rules } from './rules.js';

/**
 * Deals one card to `t1`, two to `t2`, and so on to seven to `t7`, the last of each face up. The rest is the
 * stock.
 */
export function deal(rules: Rules, deck: readonly Card[]): Layout {
  const order = rules.dealt === 'by column' ? BY_COLUMN : BY_ROW;
  const dealt = deck.slice(-order.length).reverse();
  const tableau = TABLEAU.map((id): [TableauId, Pile] => [
    id,
    topTurnedUp(dealt.filter((_, index) => order[index] === id)),
  ]);
  const stock = deck.slice(0, -order.length);
  return { ...EMPTY_LAYOUT, ...Object.fromEntries(tableau), ...stockAndWaste(rules, stock, []) };
}

/** Which pile each of the 28 tableau cards goes to, in the order they are dealt. */
const BY_COLUMN: readonly TableauId[] = TABLEAU.flatMap((id, column) =>
  new Array<TableauId>(column + 1).fill(id),
);

const BY_ROW: readonly TableauId[] = TABLEAU.flatMap((_, row) => TABLEAU.slice(row));
