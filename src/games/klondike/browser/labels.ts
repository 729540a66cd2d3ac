/** Screen reader labels for piles, cards and empty places. They count face-down cards but never name them. */
import type { Card } from '../../../core/card.js';
import { HIDDEN } from '../../../core/card.js';
import type { Frame } from '../contract/frame.js';
import { cardsShown } from '../contract/frame.js';
import type { FoundationSuits, PileId } from '../words/piles.js';
import { isTableau, suitOfPile } from '../words/piles.js';
import type { KlondikeBrowserSection } from './strings/english.js';

export interface Labels {
  /** Gives the number of cards for tableau piles only, because all other piles show only their top cards. */
  readonly pileLabel: (frame: Frame, pile: PileId) => string;
  /** @param spot `index` counts from 0, the bottom card; `of` is the number of visible cards */
  readonly cardLabel: (card: Card, pile: PileId, spot: { index: number; of: number }) => string;
  /** The label of the button below the cards. */
  readonly slotLabel: (frame: Frame, pile: PileId) => string;
}

const hiddenIn = (cards: readonly Card[]): number => cards.filter((card) => card === HIDDEN).length;

export const labelsIn = (strings: KlondikeBrowserSection, suits?: FoundationSuits): Labels => ({
  pileLabel: (frame, pile) => {
    if (!isTableau(pile)) return strings.pile(pile, suitOfPile(suits, pile));
    const cards = cardsShown(frame, pile);
    if (cards.length === 0) return strings.emptyPile(pile);
    return strings.column(pile, cards.length, hiddenIn(cards));
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
    const cards = cardsShown(frame, pile);
    if (cards.length === 0) return strings.emptyPile(pile, suitOfPile(suits, pile));
    const hidden = hiddenIn(cards);
    return hidden > 0 ? strings.hiddenPile(pile, hidden) : strings.pile(pile, suitOfPile(suits, pile));
  },
});
