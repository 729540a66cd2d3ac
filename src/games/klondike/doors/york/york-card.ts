/** The playing cards of York College's courses. Each course has its own order of arguments to make them. */
import type { Card as CardNumber, Suit as SuitNumber } from '../../../../core/card.js';
import { CLUBS, DIAMONDS, HEARTS, SPADES, cardOf, rankOf, suitOf } from '../../../../core/card.js';
import { Rank } from './rank.js';
import { Suit } from './suit.js';

export abstract class YorkCard {
  protected constructor(
    private readonly rank: Rank,
    private readonly suit: Suit,
  ) {}

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

/** The suits of the model, in the order of the ordinals of `Suit`. */
const SUITS: readonly SuitNumber[] = [CLUBS, DIAMONDS, HEARTS, SPADES];

/** The number of a card in the model. */
export const numberOf = (card: YorkCard): CardNumber =>
  cardOf(card.getRank().ordinal() + 1, SUITS[card.getSuit().ordinal()] ?? CLUBS);

/** The rank of a card of the model. */
export const rankOfNumber = (card: CardNumber): Rank => Rank.values()[rankOf(card) - 1] ?? Rank.ACE;

/** The suit of a card of the model. */
export const suitOfNumber = (card: CardNumber): Suit =>
  Suit.values()[SUITS.indexOf(suitOf(card))] ?? Suit.CLUBS;
