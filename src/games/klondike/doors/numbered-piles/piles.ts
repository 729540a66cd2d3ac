/** Turns decks into a layout for the rules, and back. */
import type { Card as CardNumber } from '../../../../core/card.js';
import type { Pile } from '../../../../core/pile.js';
import type { Layout } from '../../model/layout.js';
import { EMPTY_LAYOUT } from '../../model/layout.js';
import type { PileId } from '../../words/piles.js';
import { FOUNDATIONS, PILES, TABLEAU } from '../../words/piles.js';
import { Supply } from '../supply.js';
import { numberOf, rankOfNumber, suitOfNumber } from '../york/york-card.js';
import { Card } from './card.js';
import type { Deck } from './deck.js';

/**
 * The piles by their numbers: 0 is the main deck, 1 to 7 are working piles, 8 to 11 finished piles. The waste
 * has no number.
 */
export const NUMBERED: readonly PileId[] = ['stock', ...TABLEAU, ...FOUNDATIONS];

export type Decks = Readonly<Record<PileId, Deck>>;

/** The layout of the decks; `redeals` is 0. */
export function readDecks(decks: Decks): Layout {
  const layout: Record<PileId, Pile> & { redeals: number } = { ...EMPTY_LAYOUT };
  for (const id of PILES) layout[id] = readDeck(decks[id]);
  return layout;
}

/** The expose index may be any number; the number of hidden cards is from 0 to all. */
function readDeck(deck: Deck): Pile {
  const cards = cardsOf(deck).map(numberOf);
  const exposed = deck.getExposeIndex();
  return { cards, faceDown: cards.filter((_, index) => index < exposed).length };
}

function cardsOf(deck: Deck): Card[] {
  const cards: Card[] = [];
  for (let index = 0; index < deck.getNumCards(); index++) cards.push(deck.getCard(index));
  return cards;
}

/** Lays the cards of some piles as in the layout. Cards stay the same objects. */
export function layDecks(decks: Decks, layout: Layout, ids: readonly PileId[] = PILES): void {
  const supply = new Supply(
    ids.flatMap((id) => cardsOf(decks[id])),
    numberOf,
    newCard,
  );
  for (const id of ids) layDeck(decks[id], supply.take(layout[id].cards));
  for (const id of ids) if (id !== 'stock' && id !== 'waste') decks[id].setExposeIndex(layout[id].faceDown);
}

/**
 * Replaces the cards of a deck. The expose index stays, but is lowered to the new top if it was beyond it.
 */
function layDeck(deck: Deck, cards: readonly Card[]): void {
  const exposed = deck.getExposeIndex();
  if (deck.getNumCards() > 0) deck.removeCards(0);
  deck.placeCards(cards);
  deck.setExposeIndex(Math.min(exposed, Math.max(0, deck.indexOfTopCard())));
}

const newCard = (number: CardNumber): Card => new Card(suitOfNumber(number), rankOfNumber(number));
