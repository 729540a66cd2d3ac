/** What a screen reader calls piles, cards and empty places. Face-down cards are counted, but never named. */
import type { Card } from '../../../../core/card.js';
import { HIDDEN } from '../../../../core/card.js';
import type { Frame } from '../../contract/frame.js';
import { cardsOn } from '../../views/cursor.js';
import type { FoundationSuits, PileId } from '../../words/piles.js';
import { isTableau, suitOfPile } from '../../words/piles.js';
import type { KlondikeBrowserSection } from '../strings/english.js';

export interface Labels {
  /** Only cards of tableau piles are counted: other piles show only their top cards. */
  readonly pileLabel: (frame: Frame, pile: PileId) => string;
  /** @param spot `index` counts from 0, the bottom card; `of` is how many cards the pile shows */
  readonly cardLabel: (card: Card, pile: PileId, spot: { index: number; of: number }) => string;
  /** The label of the button under the cards. */
  readonly slotLabel: (frame: Frame, pile: PileId) => string;
}

export const labelsIn = (strings: KlondikeBrowserSection, suits?: FoundationSuits): Labels => ({
  pileLabel: (frame, pile) => {
    if (!isTableau(pile)) return strings.pile(pile, suitOfPile(suits, pile));
    const cards = cardsOn(frame, pile);
    if (cards.length === 0) return strings.emptyPile(pile);
    return strings.column(pile, cards.length, cards.filter((card) => card === HIDDEN).length);
  },

  cardLabel: (card, pile, { index, of }) => {
    if (isTableau(pile)) return strings.cardInColumn(card, pile, [index + 1, of]);
    return index === of - 1 ? strings.topCard(card, pile) : strings.cardIn(card, pile);
  },

  slotLabel: (frame, pile) => {
    const { stockEmpty, waste, stock } = frame;
    if (pile === 'stock' && !stockEmpty) return strings.stockToDraw;
    if (pile === 'stock' && waste.length > 0) return strings.stockToTurn;
    if (pile === 'waste' && stock !== undefined) return strings.buryingWaste(waste.length === 0, !stockEmpty);
    const cards = pile === 'stock' ? 0 : cardsOn(frame, pile).length;
    return cards === 0 ? strings.emptyPile(pile, suitOfPile(suits, pile)) : strings.hiddenPile(pile, cards);
  },
});
