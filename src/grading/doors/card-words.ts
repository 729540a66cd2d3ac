/** Makes and reads cards as objects of a course's classes, through a port. Also has what both York courses share. */
import type { Card, Suit } from '../../core/card.js';
import { CLUBS, DIAMONDS, HEARTS, SPADES, cardOf, rankOf, suitOf } from '../../core/card.js';
import type { PortValue, CrossingKey, ObjectPort, Ref } from './port/object-port.js';
import { SubmissionError, arrayIn, keyOf, numberIn, objectIn } from './port/object-port.js';

const SUITS: readonly (readonly [name: string, suit: Suit, sign: string])[] = [
  ['CLUBS', CLUBS, '♣'],
  ['DIAMONDS', DIAMONDS, '♦'],
  ['HEARTS', HEARTS, '♥'],
  ['SPADES', SPADES, '♠'],
];

/** The ranks from the ace up. */
const RANK_NAMES = [
  ...['ACE', 'TWO', 'THREE', 'FOUR', 'FIVE', 'SIX', 'SEVEN', 'EIGHT', 'NINE', 'TEN', 'JACK', 'QUEEN', 'KING'],
] as const;

const RANK_TEXTS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];

/** `10♦`, as the courses print it. */
export const cardText = (card: Card): string =>
  `${RANK_TEXTS[rankOf(card) - 1] ?? ''}${SUITS.find(([, suit]) => suit === suitOf(card))?.[2] ?? ''}`;

export const cardsText = (cards: readonly Card[]): string => cards.map(cardText).join(' ');

/** Makes cards and reads them. Makes each card once, and reads each card object once. */
export abstract class CardWords {
  private readonly known = new Map<CrossingKey, Card>();
  private readonly made = new Map<Card, Ref>();

  constructor(readonly port: ObjectPort) {}

  /** The constants of an enumeration, with their values. */
  protected constants<Value>(
    owner: string,
    values: readonly (readonly [string, Value])[],
  ): Map<CrossingKey, Value> {
    return new Map(values.map(([name, value]) => [keyOf(this.port.constant(owner, name)), value]));
  }

  protected abstract newCard(card: Card): Ref;

  /** @throws SubmissionError if the object is not a card */
  protected abstract cardIn(object: Ref): Card;

  /** The object for this card. Each card always gets the same object. */
  make(card: Card): Ref {
    const made = this.made.get(card) ?? this.newCard(card);
    this.made.set(card, made);
    return made;
  }

  /** @throws SubmissionError if the value is not a card */
  read(value: PortValue): Card {
    const known = this.known.get(keyOf(value));
    if (known !== undefined) return known;
    const card = this.cardIn(objectIn(value, 'the card'));
    this.known.set(keyOf(value), card);
    return card;
  }

  readAll(values: PortValue, what = 'the list of cards'): Card[] {
    return arrayIn(values, what).map((value) => this.read(value));
  }
}

/** The cards and piles of York College. */
export abstract class YorkWords extends CardWords {
  private readonly suits = this.constants(
    'Suit',
    SUITS.map(([name, suit]) => [name, suit]),
  );
  private readonly ranks = this.constants(
    'Rank',
    RANK_NAMES.map((name, index) => [name, index + 1]),
  );

  /** The arguments of a card's constructor, in order. */
  protected abstract cardArguments(suit: PortValue, rank: PortValue): readonly PortValue[];

  protected override newCard(card: Card): Ref {
    const suit = this.port.constant('Suit', SUITS.find(([, of]) => of === suitOf(card))?.[0] ?? '');
    const rank = this.port.constant('Rank', RANK_NAMES[rankOf(card) - 1] ?? '');
    return this.port.construct('Card', this.cardArguments(suit, rank));
  }

  protected override cardIn(object: Ref): Card {
    const suit = this.suits.get(keyOf(this.port.call(object, 'getSuit', [])));
    const rank = this.ranks.get(keyOf(this.port.call(object, 'getRank', [])));
    if (suit === undefined || rank === undefined)
      throw new SubmissionError('TypeError', 'a card has no suit or no rank');
    return cardOf(rank, suit);
  }

  count(pile: Ref): number {
    return numberIn(this.port.call(pile, 'getNumCards', []), 'getNumCards()');
  }

  exposed(pile: Ref): number {
    return numberIn(this.port.call(pile, 'getExposeIndex', []), 'getExposeIndex()');
  }

  cardAt(pile: Ref, index: number): PortValue {
    return this.port.call(pile, 'getCard', [index]);
  }

  /** Bottom to top. */
  cardsOf(pile: Ref): Card[] {
    return Array.from({ length: this.count(pile) }, (_, index) => this.read(this.cardAt(pile, index)));
  }
}
