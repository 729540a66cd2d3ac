/** Shows a layout to a view, and describes the parts that a `KlondikeView` has no call for. */
import { shownCards, topCards, topOf } from '../../../core/pile.js';
import type { KlondikeView } from '../contract/view.js';
import { SHOWN } from '../contract/view.js';
import type { Layout } from '../model/layout.js';
import { checkPiles, foundationsOf, tableauOf } from '../model/layout.js';
import type { Rules } from '../model/rules.js';
import type { FoundationIndex, TableauIndex } from '../words/piles.js';
import type { Card } from '../../../core/card.js';
import { HIDDEN } from '../../../core/card.js';
import type { Frame } from '../contract/frame.js';

/** The number of cards from the pile in play that a view shows as its waste. */
const SHOWN_IN_PLAY = { waste: SHOWN.waste, stock: 1 } as const;

/**
 * Sends a view the changed piles. Each view gets new arrays, so it can't change the game or another view.
 * @param before the layout that the view shows; undefined if it needs every pile
 */
export function tellChanges(
  view: KlondikeView,
  { inPlay }: Rules,
  { now, before }: { readonly now: Layout; readonly before: Layout | undefined },
): void {
  if (now.stock !== before?.stock) view.stockEmpty(now.stock.cards.length === 0);
  if (now[inPlay] !== before?.[inPlay]) view.wasteCards(topCards(now[inPlay], SHOWN_IN_PLAY[inPlay]));
  const foundations = before && foundationsOf(before);
  foundationsOf(now).forEach((pile, place) => {
    if (pile !== foundations?.[place])
      view.foundationCards(place as FoundationIndex, topCards(pile, SHOWN.foundation));
  });
  const tableau = before && tableauOf(before);
  tableauOf(now).forEach((pile, place) => {
    if (pile !== tableau?.[place]) view.tableauCards(place as TableauIndex, shownCards(pile));
  });
}

/**
 * The cards of a stock in play as the player sees them. These are the top card, one back for all cards below it, and
 * the backs of the waste.
 */
export function stockSeen(layout: Layout | undefined): Pick<Frame, 'stock' | 'waste'> {
  if (layout !== undefined) checkPiles(layout);
  const top = layout && topOf(layout.stock);
  if (layout === undefined || top === undefined) return { stock: [], waste: backs(layout) };
  const under = layout.stock.cards.length > 1 ? [HIDDEN] : [];
  return { stock: [...under, top], waste: backs(layout) };
}

const backs = (layout: Layout | undefined): readonly Card[] =>
  layout === undefined ? [] : topCards(layout.waste, SHOWN.waste).map(() => HIDDEN);

/** The number of redeals left in the current game; undefined before the first game. */
export const redealsLeft = ({
  rules,
  layout,
}: {
  readonly rules: Rules;
  readonly layout: Layout | undefined;
}): number | undefined => layout && rules.redeals - layout.redeals;
