import type { Card as CardNumber } from '../../../../core/card.js';
import { Rank, Suit, YorkCard, rankOfNumber, suitOfNumber } from '../york/york-card.js';
import {
  IllegalArgumentException,
  NoSuchElementException,
  listOf,
  mustBe,
  mustBeWhole,
} from './exceptions.js';
import { newDeck, shuffle } from '../../../../core/deck.js';
import { JavaRandom, secureNumber } from '../../../../core/random.js';
import type { Random } from '../../../../core/random.js';
import { valueText } from '../../../../core/given.js';

/** A playing card with a rank and a suit. */
export class Card extends YorkCard {
  /** @throws IllegalArgumentException unless the rank comes first and the suit second */
  constructor(rank: Rank, suit: Suit) {
    mustBe(Rank, rank);
    mustBe(Suit, suit);
    super(rank, suit);
  }
}

/** Makes a new object for a card of the model. */
export const cardOfNumber = (card: CardNumber): Card => new Card(rankOfNumber(card), suitOfNumber(card));

/**
 * A list of cards. Index 0 is the bottom card, and the last index is the top card. Cards from the expose index on lie
 * face up.
 */
export class Pile {
  private cards: Card[] = [];
  private exposeIndex = 0;

  getExposeIndex(): number {
    return this.exposeIndex;
  }

  /**
   * The index may be above the top card, which exposes no cards, or below 0, which exposes all.
   * @throws IllegalArgumentException unless it is a whole number
   */
  setExposeIndex(exposeIndex: number): void {
    mustBeWhole(exposeIndex);
    this.exposeIndex = exposeIndex;
  }

  /** Puts a card on top. @throws IllegalArgumentException unless it is a card */
  addCard(card: Card): void {
    mustBe(Card, card);
    this.cards.push(card);
  }

  /** Puts cards on top, bottom to top. @throws IllegalArgumentException unless all of them are cards */
  addCards(cards: readonly Card[]): void {
    this.cards = this.cards.concat(listOf(Card, cards));
  }

  getNumCards(): number {
    return this.cards.length;
  }

  isEmpty(): boolean {
    return this.cards.length === 0;
  }

  /** @throws NoSuchElementException if the card doesn't exist */
  getCard(index: number): Card {
    const card = this.cards[index];
    if (card !== undefined) return card;
    const place = this.isEmpty() ? 'an empty pile' : `a pile of ${this.cards.length}`;
    throw new NoSuchElementException(`there is no card ${valueText(index)} in ${place}`);
  }

  /** @throws NoSuchElementException if the pile is empty */
  getTopCard(): Card {
    if (this.isEmpty()) throw new NoSuchElementException('an empty pile has no top card');
    return this.getCard(this.getIndexOfTopCard());
  }

  /** -1 if the pile is empty. */
  getIndexOfTopCard(): number {
    return this.cards.length - 1;
  }

  /**
   * Takes this many cards from the top and returns them, bottom to top. The expose index doesn't change.
   * @throws IllegalArgumentException if there aren't that many
   */
  removeCards(numCards: number): Card[] {
    if (!Number.isInteger(numCards) || numCards < 0 || numCards > this.cards.length) {
      throw new IllegalArgumentException(
        `cannot remove ${valueText(numCards)} of ${this.cards.length} cards`,
      );
    }
    return this.cards.splice(this.cards.length - numCards);
  }

  /** Adds the 52 cards of a deck, suit by suit, each from the ace to the king. */
  populate(): void {
    this.addCards(newDeck().map(cardOfNumber));
  }

  /**
   * Shuffles like java.util.Collections with a java.util.Random, so `shuffle(new JavaRandom(12345n))` gives the same
   * order as in Java.
   * @throws IllegalArgumentException if `random` has no `nextInt`, or returns a number out of range; then the order
   * doesn't change
   */
  shuffle(random: Random = new JavaRandom(BigInt(secureNumber()))): void {
    const places = shuffle([...this.cards.keys()], checked(random));
    this.cards = places.map((place) => this.getCard(place));
  }

  /** Takes the top card. @throws NoSuchElementException if the pile is empty */
  drawCard(): Card {
    const card = this.getTopCard();
    this.cards.pop();
    return card;
  }
}

/** Checks the generator's numbers, so that no card can be lost. */
function checked(random: Partial<Random>): Random {
  const { nextInt: given } = Object(random) as Partial<Random>;
  const nextInt = typeof given === 'function' ? given.bind(random) : undefined;
  if (nextInt === undefined)
    throw new IllegalArgumentException(`there is no nextInt in ${valueText(random)}`);
  return {
    nextInt(bound) {
      const number = nextInt(bound);
      if (Number.isInteger(number) && number >= 0 && number < bound) return number;
      throw new IllegalArgumentException(
        `nextInt(${bound}) returned ${valueText(number)}; expected 0 to ${bound - 1}`,
      );
    },
  };
}
