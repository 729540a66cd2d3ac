/** The course's cards and piles, and their conversion to layouts and back. */
import { faultOf } from '../../../../core/door.js';
import type { Random } from '../../../../core/random.js';
import { JavaRandom, secureNumber } from '../../../../core/random.js';
import { checkGiven, valueText } from '../../../../core/given.js';
import { Rank, Suit, YorkCard, numberOf, rankOfNumber, suitOfNumber } from '../york/york-card.js';
import { shuffle } from '../../../../core/deck.js';
import type { Card as CardNumber } from '../../../../core/card.js';
import type { Pile } from '../../../../core/pile.js';
import type { Layout } from '../../model/layout.js';
import { BARE_LAYOUT, draftOf } from '../../model/layout.js';
import type { PileId } from '../../words/piles.js';
import { FOUNDATIONS, PILES, TABLEAU } from '../../words/piles.js';
import { layCards } from '../lay-cards.js';

/** A playing card. Its constructor takes the suit first. */
export class Card extends YorkCard {
  /** @throws TypeError unless the suit comes first and the rank second */
  constructor(suit: Suit, rank: Rank) {
    const fault = faultOf(Suit, suit) ?? faultOf(Rank, rank);
    if (fault !== undefined) throw new TypeError(fault);
    super(rank, suit);
  }
}

/** A pile of cards, from index 0 at the bottom to the top. A new deck is empty, with expose index 0. */
export class Deck {
  private cards: Card[] = [];
  private exposeIndex = 0;

  /** Adds the 52 cards, ace to king, with the clubs first, then the diamonds, the hearts and the spades. */
  populate(): void {
    for (const suit of Suit.values()) for (const rank of Rank.values()) this.add(new Card(suit, rank));
  }

  /**
   * Shuffles like `Collections.shuffle`. With `new JavaRandom(seed)`, the order is the same as in Java. By default,
   * each shuffle is different.
   */
  shuffle(random: Random = new JavaRandom(BigInt(secureNumber()))): void {
    const order = shuffle([...this.cards.keys()], random);
    this.cards = order.map((index) => this.getCard(index));
  }

  /**
   * Takes the top card. Lowers an expose index above the new top card to that card, or to 0 if the deck is now empty.
   * @throws RangeError if the deck is empty
   */
  drawCard(): Card {
    const card = this.getTopCard();
    this.removeCards(this.indexOfTopCard());
    return card;
  }

  getNumCards(): number {
    return this.cards.length;
  }

  /** @throws RangeError unless there is a card at this index */
  getCard(index: number): Card {
    const card = this.cards[index];
    if (card !== undefined) return card;
    throw new RangeError(
      this.cards.length === 0
        ? `there is no card ${valueText(index)} in an empty deck`
        : `the cards of this deck run from 0 to ${this.indexOfTopCard()}, not to ${valueText(index)}`,
    );
  }

  /**
   * Puts a card on top.
   * @throws TypeError for anything but a card
   */
  add(card: Card): void {
    this.cards.push(checked(card));
  }

  /** @throws RangeError if the deck is empty */
  getTopCard(): Card {
    const card = this.cards.at(-1);
    if (card === undefined) throw new RangeError('an empty deck has no top card');
    return card;
  }

  /** Accepts any index, because cards may be added later. */
  setExposeIndex(index: number): void {
    this.exposeIndex = index;
  }

  /** The index of the first exposed card; the cards below it are hidden. */
  getExposeIndex(): number {
    return this.exposeIndex;
  }

  /** -1 if the deck is empty. */
  indexOfTopCard(): number {
    return this.cards.length - 1;
  }

  /**
   * Takes the card at the index and all cards above it, and returns them bottom to top. Lowers an expose index above
   * the new top card to that card, or to 0 if the deck is now empty.
   * @throws RangeError unless there is a card at this index
   */
  removeCards(index: number): Card[] {
    this.getCard(index);
    const removed = this.cards.splice(index);
    this.exposeIndex = Math.min(this.exposeIndex, Math.max(0, this.indexOfTopCard()));
    return removed;
  }

  /**
   * Puts cards on top. `cards` are bottom to top.
   * @throws TypeError if any of them is not a card; then the deck doesn't change
   */
  placeCards(cards: readonly Card[]): void {
    checkGiven('cards', cards, 'an array');
    this.cards = this.cards.concat(cards.map(checked));
  }
}

/** Java's compiler checks the type of this argument; JavaScript doesn't. */
function checked(card: Card): Card {
  if (!((card as unknown) instanceof Card)) throw new TypeError(`a deck takes cards, not ${valueText(card)}`);
  return card;
}

/**
 * The piles by their numbers, where 0 is the main deck, 1 to 7 are working piles, and 8 to 11 are finished piles. The
 * waste has no number.
 */
export const NUMBERED: readonly PileId[] = ['stock', ...TABLEAU, ...FOUNDATIONS];

export type Decks = Readonly<Record<PileId, Deck>>;

/** A layout of these decks. Other piles are empty, and `redeals` is 0. */
export function readDecks(decks: Decks, ids: readonly PileId[] = PILES): Layout {
  const layout = draftOf(BARE_LAYOUT);
  for (const id of ids) layout[id] = readDeck(decks[id]);
  return layout;
}

/** The expose index may be any number, but only cards in the deck can be face down. */
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

/** Lays the cards of these piles as in the layout. The card objects stay the same. */
export function layDecks(decks: Decks, layout: Layout, ids: readonly PileId[] = PILES): void {
  const piles = ids.map((id) => ({ id, cards: cardsOf(decks[id]), numbers: layout[id].cards }));
  layCards(piles, { numberOf, make: newCard }, ({ id }, kept, laid) => {
    const deck = decks[id];
    const exposed = deck.getExposeIndex();
    if (deck.getNumCards() > kept) deck.removeCards(kept);
    deck.placeCards(laid);
    // Lowers an index above the new top card to that card.
    const lowered = Math.min(exposed, Math.max(0, deck.indexOfTopCard()));
    deck.setExposeIndex(id === 'stock' || id === 'waste' ? lowered : layout[id].faceDown);
  });
}

const newCard = (number: CardNumber): Card => new Card(suitOfNumber(number), rankOfNumber(number));
