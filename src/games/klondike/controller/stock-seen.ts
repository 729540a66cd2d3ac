/** What the player sees of a stock in play, beyond what a `KlondikeView` is told. */
import type { Card } from '../../../core/card.js';
import { HIDDEN } from '../../../core/card.js';
import { topCards, topOf } from '../../../core/pile.js';
import type { Frame } from '../contract/frame.js';
import { SHOWN } from '../contract/view.js';
import type { Layout } from '../model/layout.js';
import { checkPiles } from '../model/layout.js';

/** The top card of the stock, one back for all cards under it, and the backs of the waste. */
export function stockSeen(layout: Layout | undefined): Pick<Frame, 'stock' | 'waste'> {
  if (layout !== undefined) checkPiles(layout);
  const top = layout && topOf(layout.stock);
  if (layout === undefined || top === undefined) return { stock: [], waste: backs(layout) };
  const under = layout.stock.cards.length > 1 ? [HIDDEN] : [];
  return { stock: [...under, top], waste: backs(layout) };
}

const backs = (layout: Layout | undefined): readonly Card[] =>
  layout === undefined ? [] : topCards(layout.waste, SHOWN.waste).map(() => HIDDEN);
