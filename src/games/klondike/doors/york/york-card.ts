/** The playing cards of York College's courses. Each course has its own order of arguments to make them. */
import type { Card as CardNumber, Suit as SuitNumber } from '../../../../core/card.js';
import { CLUBS, DIAMONDS, HEARTS, SPADES, cardOf, rankOf, suitOf } from '../../../../core/card.js';
import { Rank } from './rank.js';
import { Suit } from './suit.js';

/** The suits of the model, in the order of the ordinals of `Suit`. */
const SUITS: readonly SuitNumber[] = [CLUBS, DIAMONDS, HEARTS, SPADES];

const YORK_RANKS = Rank.values();
const YORK_SUITS = Suit.values();

/** The number of a card in the model. It is no part of the course's class, but found once for each card. */
export let numberOf: (card: YorkCard) => CardNumber;

export abstract class YorkCard {
  static {
    numberOf = (card) => card.number;
  }

  private readonly number: CardNumber;

  protected constructor(
    private readonly rank: Rank,
    private readonly suit: Suit,
  ) {
    this.number = cardOf(rank.ordinal() + 1, SUITS[suit.ordinal()] ?? CLUBS);
  }

  getRank(): Rank {
    return this.rank;
  }

  getSuit(): Suit {
    return this.suit;
  }

  /** Is the other a card of the same rank and suit? */
  equals(other: unknown): boolean {
    return other instanceof YorkCard && other.rank === this.rank && other.suit === this.suit;
  }

  /** Compares by suit, clubs first, then by rank, ace first: negative, 0 or positive. */
  compareTo(other: YorkCard): number {
    return this.suit.compareTo(other.suit) || this.rank.compareTo(other.rank);
  }

  /** The rank, then the sign of the suit: `10\u2666`. */
  toString(): string {
    return this.rank.toString() + this.suit.toString();
  }
}

/** The rank of a card of the model. */
export const rankOfNumber = (card: CardNumber): Rank => YORK_RANKS[rankOf(card) - 1] ?? Rank.ACE;

/** The suit of a card of the model. */
export const suitOfNumber = (card: CardNumber): Suit => YORK_SUITS[SUITS.indexOf(suitOf(card))] ?? Suit.CLUBS;
