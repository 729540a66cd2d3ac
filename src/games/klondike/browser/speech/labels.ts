/** What a screen reader calls piles, cards and empty places. Face-down cards are counted, never named. */
import type { Card } from '../../../../core/card.js';
import { HIDDEN } from '../../../../core/card.js';
import type { Frame } from '../../contract/frame.js';
import type { PileId } from '../../words/piles.js';
import { isTableau } from '../../words/piles.js';
import { cardsOn } from '../../views/cursor.js';
import { capitalized, cardName, count } from '../../../../browser/names.js';
import { pileName } from './piles.js';

/** `Tableau 4, 5 cards, 3 face down`; of the other piles only the topmost cards are shown, so none is counted. */
export function pileLabel(frame: Frame, pile: PileId): string {
  const name = capitalized(pileName(pile));
  if (!isTableau(pile)) return name;
  const cards = cardsOn(frame, pile);
  const hidden = cards.filter((card) => card === HIDDEN).length;
  if (cards.length === 0) return `${name}, empty`;
  return [name, count(cards.length, 'card'), ...(hidden > 0 ? [`${hidden} face down`] : [])].join(', ');
}

/** `queen of hearts, 3 of 5 in tableau 4`; @param index from 0, at the bottom */
export function cardLabel(card: Card, pile: PileId, { index, of }: { index: number; of: number }): string {
  if (isTableau(pile)) return `${cardName(card)}, ${index + 1} of ${of} in ${pileName(pile)}`;
  return index === of - 1
    ? `${cardName(card)}, top of ${pileName(pile)}`
    : `${cardName(card)}, in ${pileName(pile)}`;
}

function stockLabel({ stockEmpty, waste }: Frame): string {
  if (!stockEmpty) return 'Stock: draw cards';
  return waste.length === 0 ? 'Stock, empty' : 'Stock, empty: turn the waste over';
}

/** Of the waste where the stock is in play: what is drawn is laid there, face down. */
const buryingLabel = ({ stockEmpty, waste }: Frame): string =>
  `Waste, ${waste.length === 0 ? 'empty' : 'face down'}${stockEmpty ? '' : ': draw a card onto it'}`;

/** Of the button under the cards. */
export function slotLabel(frame: Frame, pile: PileId): string {
  if (pile === 'stock') return stockLabel(frame);
  if (pile === 'waste' && frame.stock !== undefined) return buryingLabel(frame);
  const cards = cardsOn(frame, pile);
  const name = capitalized(pileName(pile));
  return cards.length === 0 ? `${name}, empty` : `${name}, ${count(cards.length, 'card')} face down`;
}
