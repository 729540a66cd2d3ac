/** A layout as its player sees it: `HIDDEN` for each card that shows its back or lies too deep in the waste. */
import type { Card } from '../../core/card.js';
import { HIDDEN } from '../../core/card.js';
import type { Pile } from '../../core/pile.js';
import { shownCards } from '../../core/pile.js';
import type { Layout } from '../../games/klondike/model/layout.js';
import { draftOf } from '../../games/klondike/model/layout.js';
import { play, stockAndWaste } from '../../games/klondike/model/play.js';
import type { Rules } from '../../games/klondike/model/rules.js';
import { TABLEAU } from '../../games/klondike/words/piles.js';
import { rowOf } from '../stock-reach.js';

/** Of the waste a view shows the three top cards. */
const WASTE_SHOWN = 3;

/** The foundations are seen as a whole, for every card in them lay face up before. */
export function asSeen(rules: Rules, layout: Layout): Layout {
  const seen = draftOf(layout);
  for (const id of TABLEAU) seen[id] = { ...layout[id], cards: shownCards(layout[id]) };
  return { ...seen, ...withRow(rules, rowSeen(rules, layout), layout.waste.cards.length) };
}

/** Stock and waste of a row, so many of whose cards lie in the waste. */
export const withRow = (
  rules: Rules,
  row: readonly Card[],
  inWaste: number,
): { readonly stock: Pile; readonly waste: Pile } =>
  stockAndWaste(rules, row.slice(inWaste).reverse(), row.slice(0, inWaste));

const rowSeen = (rules: Rules, layout: Layout): Card[] =>
  rowOf(layout).map((card, at) => (isSeen(rules, layout, at) ? card : HIDDEN));

/** Does the player see the card at this place of the row? */
export function isSeen({ inPlay }: Rules, { waste }: Layout, at: number): boolean {
  const inWaste = waste.cards.length;
  if (inPlay === 'stock') return at === inWaste;
  return at < inWaste && at >= inWaste - WASTE_SHOWN;
}

/** How many clicks show a card of the stock that was never seen; 0 if none do. */
export function clicksToUnseen(rules: Rules, layout: Layout): number {
  let now = layout;
  const row = rowOf(layout);
  if (!row.includes(HIDDEN)) return 0;
  for (let clicks = 1; clicks <= 2 * row.length + 2; clicks++) {
    const outcome = play(rules, now, 'stock');
    if (!outcome.ok) return 0;
    now = outcome.next;
    if (rowOf(now).some((card, at) => card === HIDDEN && isSeen(rules, now, at))) return clicks;
  }
  return 0;
}
