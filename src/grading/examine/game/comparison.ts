/** Compares what the view shows with what it must show, as far as that is known. */
import type { Card } from '../../../core/card.js';
import { HIDDEN } from '../../../core/card.js';
import { shownCards, topCards } from '../../../core/pile.js';
import type { Frame, ShownPile } from '../../../games/klondike/contract/frame.js';
import { SHOWN_PILES, cardsShown } from '../../../games/klondike/contract/frame.js';
import { SHOWN } from '../../../games/klondike/contract/view.js';
import type { Layout } from '../../../games/klondike/model/layout.js';
import { isFoundation, isTableau } from '../../../games/klondike/words/piles.js';
import type { KnownGame } from './known-game.js';

export type FrameField = ShownPile | 'stock' | 'moves' | 'won';

/** Parts that are no longer checked, because they were wrong before. */
export interface Lenience {
  stock: boolean;
  /** The cards on the foundations. The other piles still show whether cards move there and back. */
  foundation: boolean;
  moves: boolean;
  /** How this handler shows the waste, if it does not show the top three cards. */
  readonly waste?: WasteWindow;
}

/** Picks the visible cards of the waste. */
export type WasteWindow = (pile: readonly Card[]) => readonly Card[];

/** The cards of a pile that the view must show. Unknown cards are only assumed. */
export function cardsToShow(layout: Layout, pile: ShownPile): readonly Card[] {
  if (isTableau(pile)) return shownCards(layout[pile]);
  return topCards(layout[pile], isFoundation(pile) ? SHOWN.foundation : SHOWN.waste);
}

/** A newly visible card, and the card that was assumed there. */
export interface RevealedCard {
  readonly assumed: Card;
  readonly seen: Card;
}

/**
 * Compares everything except the number of moves and the win. Skips piles that were right and have not changed since.
 */
export function compareFrame(
  game: KnownGame,
  layout: Layout,
  { frame, lenience }: { readonly frame: Frame; readonly lenience: Lenience },
): {
  /** The wrong piles, and `stock` if the view shows it incorrectly. */
  readonly wrong: readonly FrameField[];
  /** The cards that become known if nothing is wrong. */
  readonly news: readonly RevealedCard[];
} {
  const wrong: FrameField[] = [];
  const news: RevealedCard[] = [];
  if (!lenience.stock && frame.stockEmpty !== (layout.stock.cards.length === 0)) wrong.push('stock');
  for (const pile of SHOWN_PILES) {
    if (lenience.foundation && isFoundation(pile)) continue;
    const shown = cardsShown(frame, pile);
    if (game.isSeenRight(pile, layout[pile], shown)) continue;
    const isOther = pile === 'waste' && lenience.waste !== undefined;
    const due = isOther ? lenience.waste(layout.waste.cards) : cardsToShow(layout, pile);
    const learnt = news.length;
    if (!isShown(game, due, { shown, news })) wrong.push(pile);
    else if (news.length === learnt) game.noteSeenRight(pile, layout[pile], shown);
  }
  return { wrong, news };
}

function isShown(
  game: KnownGame,
  due: readonly Card[],
  { shown, news }: { readonly shown: readonly Card[]; readonly news: RevealedCard[] },
): boolean {
  if (due.length !== shown.length) return false;
  return due.every((assumed, index) => {
    const seen = shown[index] ?? HIDDEN;
    if (game.isKnown(assumed)) return assumed === seen;
    if (game.isKnown(seen) || news.some((other) => other.seen === seen)) return false;
    news.push({ assumed, seen });
    return true;
  });
}
