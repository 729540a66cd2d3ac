/** Turns decks into a layout for the rules, and back. */
import type { Card as CardNumber } from '../../../../core/card.js';
import type { Pile } from '../../../../core/pile.js';
import type { Layout } from '../../model/layout.js';
import { BARE_LAYOUT, draftOf } from '../../model/layout.js';
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

/** Lays the cards of some piles as in the layout. Cards stay the same objects. */
export function layDecks(decks: Decks, layout: Layout, ids: readonly PileId[] = PILES): void {
  const changes = ids.map((id) => {
    const deck = decks[id];
    const exposed = deck.getExposeIndex();
    const kept = lyingAlready(deck, layout[id].cards);
    return { id, deck, exposed, kept, taken: deck.getNumCards() > kept ? deck.removeCards(kept) : [] };
  });
  const supply = new Supply(
    changes.flatMap(({ taken }) => taken),
    numberOf,
    newCard,
  );
  for (const { id, deck, exposed, kept } of changes) {
    deck.placeCards(supply.take(layout[id].cards.slice(kept)));
    // An index beyond the new top is lowered to it.
    const lowered = Math.min(exposed, Math.max(0, deck.indexOfTopCard()));
    deck.setExposeIndex(id === 'stock' || id === 'waste' ? lowered : layout[id].faceDown);
  }
}

/** How many cards, from the bottom, lie in the deck as they are to lie. */
function lyingAlready(deck: Deck, cards: readonly CardNumber[]): number {
  const most = Math.min(deck.getNumCards(), cards.length);
  let same = 0;
  while (same < most && numberOf(deck.getCard(same)) === cards[same]) same++;
  return same;
}

const newCard = (number: CardNumber): Card => new Card(suitOfNumber(number), rankOfNumber(number));
