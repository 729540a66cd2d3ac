/** The cards of York College's courses behind a port. Both courses have the same suits and ranks. */
import type { Card, Suit } from '../../../core/card.js';
import { CLUBS, DIAMONDS, HEARTS, SPADES, cardOf, rankOf, suitOf } from '../../../core/card.js';
import type { Crossing, Key, ObjectPort, Ref } from '../port/object-port.js';
import { Thrown, arrayIn, keyOf, objectIn } from '../port/object-port.js';

const SUITS: readonly (readonly [name: string, suit: Suit, sign: string])[] = [
  ['CLUBS', CLUBS, '♣'],
  ['DIAMONDS', DIAMONDS, '♦'],
  ['HEARTS', HEARTS, '♥'],
  ['SPADES', SPADES, '♠'],
];

/** From the lowest, the ace. */
const RANK_NAMES = [
  ...['ACE', 'TWO', 'THREE', 'FOUR', 'FIVE', 'SIX', 'SEVEN', 'EIGHT', 'NINE', 'TEN', 'JACK', 'QUEEN', 'KING'],
] as const;

const RANK_TEXTS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];

/** `10♦`, as the courses print it. */
export const cardText = (card: Card): string =>
  `${RANK_TEXTS[rankOf(card) - 1] ?? ''}${SUITS.find(([, suit]) => suit === suitOf(card))?.[2] ?? ''}`;

export const cardsText = (cards: readonly Card[]): string => cards.map(cardText).join(' ');

/** Makes cards and reads them. A card is asked only once which card it is. */
export class YorkWords {
  private readonly suits: ReadonlyMap<Key, Suit>;
  private readonly ranks: ReadonlyMap<Key, number>;
  private readonly known = new Map<Key, Card>();
  private readonly made = new Map<Card, Ref>();

  /** @param order the order in which the constructor of a card takes its arguments */
  constructor(
    readonly port: ObjectPort,
    private readonly order: 'suit first' | 'rank first',
  ) {
    this.suits = new Map(SUITS.map(([name, suit]) => [keyOf(port.constant('Suit', name)), suit]));
    this.ranks = new Map(RANK_NAMES.map((name, index) => [keyOf(port.constant('Rank', name)), index + 1]));
  }

  /** An object for this card; the same one each time. */
  make(card: Card): Ref {
    const made = this.made.get(card) ?? this.newCard(card);
    this.made.set(card, made);
    return made;
  }

  newCard(card: Card): Ref {
    const suit = this.port.constant('Suit', SUITS.find(([, of]) => of === suitOf(card))?.[0] ?? '');
    const rank = this.port.constant('Rank', RANK_NAMES[rankOf(card) - 1] ?? '');
    return this.port.construct('Card', this.order === 'suit first' ? [suit, rank] : [rank, suit]);
  }

  /** @throws Thrown if it is no card */
  read(value: Crossing): Card {
    const known = this.known.get(keyOf(value));
    if (known !== undefined) return known;
    const card = objectIn(value, 'the card');
    const suit = this.suits.get(keyOf(this.port.call(card, 'getSuit', [])));
    const rank = this.ranks.get(keyOf(this.port.call(card, 'getRank', [])));
    if (suit === undefined || rank === undefined)
      throw new Thrown('TypeError', 'a card has no suit or no rank');
    const read = cardOf(rank, suit);
    this.known.set(keyOf(value), read);
    return read;
  }

  readAll(values: Crossing): Card[] {
    return arrayIn(values, 'the list of cards').map((value) => this.read(value));
  }
}
