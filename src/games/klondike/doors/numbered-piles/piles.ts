/** Decks as the rules see them: read into a layout, and laid out as one says. */
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

/** By their numbers: the main deck 0, working piles 1 to 7, finished piles 8 to 11. The waste has none. */
export const NUMBERED: readonly PileId[] = ['stock', ...TABLEAU, ...FOUNDATIONS];

export type Decks = Readonly<Record<PileId, Deck>>;

/** Where the cards lie; `redeals` is 0. */
export function readDecks(decks: Decks): Layout {
  const layout: Record<PileId, Pile> & { redeals: number } = { ...EMPTY_LAYOUT };
  for (const id of PILES) layout[id] = readDeck(decks[id]);
  return layout;
}

/** Whatever the expose index, from none to all of the cards are hidden. */
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

/** Moves the cards of some piles, each the same object as before, so that they lie as in the layout. */
export function layDecks(decks: Decks, layout: Layout, ids: readonly PileId[] = PILES): void {
  const supply = new Supply(
    ids.flatMap((id) => cardsOf(decks[id])),
    numberOf,
    newCard,
  );
  for (const id of ids) layDeck(decks[id], supply.take(layout[id].cards));
  for (const id of ids) if (id !== 'stock' && id !== 'waste') decks[id].setExposeIndex(layout[id].faceDown);
}

/** The main deck and the waste keep their expose index, but for what taking cards makes of it. */
function layDeck(deck: Deck, cards: readonly Card[]): void {
  const exposed = deck.getExposeIndex();
  if (deck.getNumCards() > 0) deck.removeCards(0);
  deck.placeCards(cards);
  deck.setExposeIndex(Math.min(exposed, Math.max(0, deck.indexOfTopCard())));
}

const newCard = (number: CardNumber): Card => new Card(suitOfNumber(number), rankOfNumber(number));
