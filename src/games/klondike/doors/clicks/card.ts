/** The cards of the Kansas State course CIS 300, and their numbers in the model. */
import type { Card as CardNumber, Suit as SuitNumber } from '../../../../core/card.js';
import {
  ACE,
  CLUBS,
  DIAMONDS,
  HEARTS,
  KING,
  SPADES,
  cardOf,
  isRed,
  rankOf,
  suitOf,
} from '../../../../core/card.js';
import { valueText } from '../../../../core/given.js';
import { ArgumentException } from './exceptions.js';

/** The suits by their names. */
export const Suit = { Clubs: 0, Diamonds: 1, Hearts: 2, Spades: 3 } as const;

/** 0 clubs, 1 diamonds, 2 hearts, 3 spades. */
export type Suit = (typeof Suit)[keyof typeof Suit];

/** The suits of the model, in the order of their numbers in `Suit`. */
const SUITS: readonly SuitNumber[] = [CLUBS, DIAMONDS, HEARTS, SPADES];

/** The number of a card in the model. The course's class doesn't have it, so it is private and computed once. */
export let numberOf: (card: Card) => CardNumber;

/** A playing card with a rank and a suit. */
export class Card {
  static {
    numberOf = (card) => card.number;
  }

  /** The rank of an ace. */
  static readonly minRank = ACE;
  /** The rank of a king. */
  static readonly maxRank = KING;

  private readonly number: CardNumber;

  /** @throws ArgumentException unless there is a card with that rank and suit */
  constructor(
    readonly rank: number,
    readonly suit: Suit,
  ) {
    if (!Number.isInteger(rank) || rank < Card.minRank || rank > Card.maxRank) {
      throw new ArgumentException(
        `a rank must be a whole number from ${Card.minRank} to ${Card.maxRank}, not ${valueText(rank)}`,
      );
    }
    if (SUITS[suit] === undefined) {
      throw new ArgumentException(
        `a suit must be a whole number from ${Suit.Clubs} to ${Suit.Spades}, not ${valueText(suit)}`,
      );
    }
    this.number = cardOf(rank, SUITS[suit]);
  }

  get isRed(): boolean {
    return isRed(numberOf(this));
  }

  /** Is the argument a card with the same rank and suit? */
  equals(other: unknown): boolean {
    return other instanceof Card && other.rank === this.rank && other.suit === this.suit;
  }
}

/** Makes a new card from its number in the model. */
export const newCard = (card: CardNumber): Card =>
  new Card(rankOf(card), SUITS.indexOf(suitOf(card)) as Suit);
