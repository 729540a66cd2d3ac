/** Turns decks into a layout for the rules, and back. */
import type { Card as CardNumber } from '../../../../core/card.js';
import type { Pile } from '../../../../core/pile.js';
import type { Layout } from '../../model/layout.js';
import { BARE_LAYOUT, draftOf } from '../../model/layout.js';
import type { PileId } from '../../words/piles.js';
import { FOUNDATIONS, PILES, TABLEAU } from '../../words/piles.js';
import { relay } from '../supply.js';
import { numberOf, rankOfNumber, suitOfNumber } from '../york/york-card.js';
import type { Deck } from './deck.js';
import { Card } from './deck.js';

/**
 * The piles by their numbers: 0 is the main deck, 1 to 7 are working piles, 8 to 11 finished piles. The waste
 * has no number.
 */
export const NUMBERED: readonly PileId[] = ['stock', ...TABLEAU, ...FOUNDATIONS];

export type Decks = Readonly<Record<PileId, Deck>>;

/** A layout of these decks; the other piles are empty, and `redeals` is 0. */
export function readDecks(decks: Decks, ids: readonly PileId[] = PILES): Layout {
  const layout = draftOf(BARE_LAYOUT);
  for (const id of ids) layout[id] = readDeck(decks[id]);
  return layout;
}

/** The expose index may be any number; the number of hidden cards is from 0 to all. */
function readDeck(deck: Deck): Pile {
  const cards: CardNumber[] = [];
  for (let index = 0; index < deck.getNumCards(); index++) cards.push(numberOf(deck.getCard(index)));
  const exposed = deck.getExposeIndex();
  let faceDown = 0;
  while (faceDown < cards.length && faceDown < exposed) faceDown++;
  return { cards, faceDown };
}

function cardsOf(deck: Deck): Card[] {
  const cards: Card[] = [];
  for (let index = 0; index < deck.getNumCards(); index++) cards.push(deck.getCard(index));
  return cards;
}

/** Lays the cards of some piles as in the layout. Cards stay the same objects. */
export function layDecks(decks: Decks, layout: Layout, ids: readonly PileId[] = PILES): void {
  const piles = ids.map((id) => ({ id, cards: cardsOf(decks[id]), numbers: layout[id].cards }));
  relay(piles, { numberOf, make: newCard }, ({ id }, kept, laid) => {
    const deck = decks[id];
    const exposed = deck.getExposeIndex();
    if (deck.getNumCards() > kept) deck.removeCards(kept);
    deck.placeCards(laid);
    // An index beyond the new top is lowered to it.
    const lowered = Math.min(exposed, Math.max(0, deck.indexOfTopCard()));
    deck.setExposeIndex(id === 'stock' || id === 'waste' ? lowered : layout[id].faceDown);
  });
}

const newCard = (number: CardNumber): Card => new Card(suitOfNumber(number), rankOfNumber(number));
