/** The playing cards of York College's courses. The constructors of the courses take their arguments in different orders. */
import { EnumMember, membersOf } from '../../../../core/door.js';
import type { Card as CardNumber, Suit as SuitNumber } from '../../../../core/card.js';
import { CLUBS, DIAMONDS, HEARTS, SPADES, cardOf, rankOf, suitOf } from '../../../../core/card.js';

/** The color of a suit. */
export class Color extends EnumMember {
  static readonly RED = new Color('RED', 0);
  static readonly BLACK = new Color('BLACK', 1);

  private constructor(name: string, ordinal: number) {
    super(name, ordinal);
  }

  /** All members, in the order of their declaration. */
  static values(): Color[] {
    return membersOf(Color);
  }
}

/** Aces are low. */
export class Rank extends EnumMember {
  static readonly ACE = new Rank('ACE', 0, 'A');
  static readonly TWO = new Rank('TWO', 1, '2');
  static readonly THREE = new Rank('THREE', 2, '3');
  static readonly FOUR = new Rank('FOUR', 3, '4');
  static readonly FIVE = new Rank('FIVE', 4, '5');
  static readonly SIX = new Rank('SIX', 5, '6');
  static readonly SEVEN = new Rank('SEVEN', 6, '7');
  static readonly EIGHT = new Rank('EIGHT', 7, '8');
  static readonly NINE = new Rank('NINE', 8, '9');
  static readonly TEN = new Rank('TEN', 9, '10');
  static readonly JACK = new Rank('JACK', 10, 'J');
  static readonly QUEEN = new Rank('QUEEN', 11, 'Q');
  static readonly KING = new Rank('KING', 12, 'K');

  private constructor(
    name: string,
    ordinal: number,
    private readonly symbol: string,
  ) {
    super(name, ordinal);
  }

  /** All members, in the order of their declaration. */
  static values(): Rank[] {
    return membersOf(Rank);
  }

  /** `A`, `2` to `10`, `J`, `Q`, `K`. */
  getSymbol(): string {
    return this.symbol;
  }

  override toString(): string {
    return this.symbol;
  }
}

/** A suit, with its color and its sign. */
export class Suit extends EnumMember {
  static readonly CLUBS = new Suit('CLUBS', 0, { glyph: '\u2663', color: Color.BLACK });
  static readonly DIAMONDS = new Suit('DIAMONDS', 1, { glyph: '\u2666', color: Color.RED });
  static readonly HEARTS = new Suit('HEARTS', 2, { glyph: '\u2665', color: Color.RED });
  static readonly SPADES = new Suit('SPADES', 3, { glyph: '\u2660', color: Color.BLACK });

  private constructor(
    name: string,
    ordinal: number,
    private readonly sign: { readonly glyph: string; readonly color: Color },
  ) {
    super(name, ordinal);
  }

  /** All members, in the order of their declaration. */
  static values(): Suit[] {
    return membersOf(Suit);
  }

  getColor(): Color {
    return this.sign.color;
  }

  /** The sign of the suit: `\u2663 \u2666 \u2665 \u2660`. */
  override toString(): string {
    return this.sign.glyph;
  }
}

/** The suits of the model, in the order of their ordinals in `Suit`. */
const SUITS: readonly SuitNumber[] = [CLUBS, DIAMONDS, HEARTS, SPADES];

const YORK_RANKS = Rank.values();
const YORK_SUITS = Suit.values();

/** The number of a card in the model. The course's class doesn't have it, so it is private and computed once. */
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

  /** Is the argument a card with the same rank and suit? */
  equals(other: unknown): boolean {
    return other instanceof YorkCard && other.rank === this.rank && other.suit === this.suit;
  }

  /** Compares by suit, clubs first, then by rank, ace first. Returns a negative number, 0 or a positive number. */
  compareTo(other: YorkCard): number {
    return this.suit.compareTo(other.suit) || this.rank.compareTo(other.rank);
  }

  /** The rank, then the sign of the suit: `10\u2666`. */
  toString(): string {
    return this.rank.toString() + this.suit.toString();
  }
}

/** The rank of a card in the model. */
export const rankOfNumber = (card: CardNumber): Rank => YORK_RANKS[rankOf(card) - 1] ?? Rank.ACE;

/** The suit of a card in the model. */
export const suitOfNumber = (card: CardNumber): Suit => YORK_SUITS[SUITS.indexOf(suitOf(card))] ?? Suit.CLUBS;
