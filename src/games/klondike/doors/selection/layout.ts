/** Converts the course's model to a layout and back. */
import type { Card as CardNumber } from '../../../../core/card.js';
import type { Pile as PileValue } from '../../../../core/pile.js';
import { pileAt } from '../../contract/checked-numbers.js';
import type { Layout } from '../../model/layout.js';
import { BARE_LAYOUT, draftOf } from '../../model/layout.js';
import type { PileId } from '../../words/piles.js';
import { FOUNDATIONS, PILES, TABLEAU, isFoundation, isTableau } from '../../words/piles.js';
import { numberOf } from '../york/york-card.js';
import type { Card, Pile } from './pile.js';
import { cardOfNumber } from './pile.js';
import type { KlondikeModel } from './klondike-model.js';
import { Location, LocationType } from './location.js';

/** The waste is never exposed, because no card has this index. */
const WASTE_EXPOSE_INDEX = 53;

/** The pile that a location names; undefined if it doesn't exist. Doesn't check the card's index. */
export function pileIdAt(location: Location): PileId | undefined {
  switch (location.getLocationType()) {
    case LocationType.MAIN_DECK:
      return 'stock';
    case LocationType.WASTE_PILE:
      return 'waste';
    case LocationType.FOUNDATION_PILE:
      return pileAt(FOUNDATIONS, location.getPileIndex());
    default:
      return pileAt(TABLEAU, location.getPileIndex());
  }
}

/** The location of a card in a pile. */
export function locationIn(id: PileId, cardIndex: number): Location {
  if (id === 'stock') return new Location(LocationType.MAIN_DECK, 0, cardIndex);
  if (id === 'waste') return new Location(LocationType.WASTE_PILE, 0, cardIndex);
  if (isFoundation(id)) return new Location(LocationType.FOUNDATION_PILE, FOUNDATIONS.indexOf(id), cardIndex);
  return new Location(LocationType.TABLEAU_PILE, TABLEAU.indexOf(id), cardIndex);
}

export function pileOf(model: KlondikeModel, id: PileId): Pile {
  if (id === 'stock') return model.getMainDeck();
  if (isFoundation(id)) return model.getFoundationPile(FOUNDATIONS.indexOf(id));
  return isTableau(id) ? model.getTableauPile(TABLEAU.indexOf(id)) : model.getWastePile();
}

/** Bottom to top. */
export function cardsOf(pile: Pile): Card[] {
  const cards: Card[] = [];
  for (let index = 0; index < pile.getNumCards(); index++) cards.push(pile.getCard(index));
  return cards;
}

/** The number of face-down cards, which are the ones before the expose index. */
export const faceDownOf = (pile: Pile): number =>
  Math.max(0, Math.min(pile.getExposeIndex(), pile.getNumCards()));

function valueOf(pile: Pile): PileValue {
  const cards: CardNumber[] = [];
  for (let index = 0; index < pile.getNumCards(); index++) cards.push(numberOf(pile.getCard(index)));
  return { cards, faceDown: faceDownOf(pile) };
}

/** The layout of these piles without lifted cards. Other piles are empty, and `redeals` is 0, because a model doesn't count them. */
export function layoutOf(model: KlondikeModel, ids: readonly PileId[] = PILES): Layout {
  const layout = draftOf(BARE_LAYOUT);
  for (const id of ids) layout[id] = valueOf(pileOf(model, id));
  return layout;
}

/** Replaces all cards in the model with new ones. */
export function writeLayout(model: KlondikeModel, layout: Layout): void {
  for (const id of PILES) {
    const pile = pileOf(model, id);
    replaceCards(pile, layout[id].cards.map(cardOfNumber));
    pile.setExposeIndex(id === 'waste' ? WASTE_EXPOSE_INDEX : layout[id].faceDown);
  }
}

/** Keeps the unchanged cards at the bottom. */
export function replaceCards(pile: Pile, cards: readonly Card[]): void {
  const most = Math.min(pile.getNumCards(), cards.length);
  let same = 0;
  while (same < most && pile.getCard(same) === cards[same]) same++;
  pile.removeCards(pile.getNumCards() - same);
  pile.addCards(cards.slice(same));
}
