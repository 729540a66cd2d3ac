/** How a view is told of what changed on the table. */
import { shownCards, topCards } from '../../../core/pile.js';
import type { KlondikeView } from '../contract/view.js';
import { SHOWN } from '../contract/view.js';
import type { Layout } from '../model/layout.js';
import { foundationsOf, tableauOf } from '../model/layout.js';
import type { Rules } from '../model/rules.js';
import type { FoundationIndex, TableauIndex } from '../words/piles.js';

/** How many cards of the pile in play a view is shown, as its waste. */
const SHOWN_IN_PLAY = { waste: SHOWN.waste, stock: 1 } as const;

interface Change {
  readonly now: Layout;
  /** What the view shows; undefined if it must be told of every pile. */
  readonly before: Layout | undefined;
}

/**
 * Each view is told arrays of its own, so that none can change the game or another view. The place of a pile,
 * from the left, is its number.
 */
export function tellChanges(view: KlondikeView, { inPlay }: Rules, { now, before }: Change): void {
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
