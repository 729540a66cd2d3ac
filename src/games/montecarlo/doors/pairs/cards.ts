/** Ranks and suits in the course's words. */
import { EnumMember, membersOf } from '../../../../core/door.js';
import type { Card, Suit as SuitNumber } from '../../../../core/card.js';
import { CLUBS, DIAMONDS, HEARTS, SPADES, rankOf, suitOf } from '../../../../core/card.js';

/** Aces are low. Invariant: the thirteen members are the only ranks, and they never change. */
export class Rank extends EnumMember {
  static readonly ACE = new Rank('Ace', 0, 'a');
  static readonly TWO = new Rank('Two', 1, '2');
  static readonly THREE = new Rank('Three', 2, '3');
  static readonly FOUR = new Rank('Four', 3, '4');
  static readonly FIVE = new Rank('Five', 4, '5');
  static readonly SIX = new Rank('Six', 5, '6');
  static readonly SEVEN = new Rank('Seven', 6, '7');
  static readonly EIGHT = new Rank('Eight', 7, '8');
  static readonly NINE = new Rank('Nine', 8, '9');
  static readonly TEN = new Rank('Ten', 9, 't');
  static readonly JACK = new Rank('Jack', 10, 'j');
  static readonly QUEEN = new Rank('Queen', 11, 'q');
  static readonly KING = new Rank('King', 12, 'k');

  private constructor(
    private readonly word: string,
    ordinal: number,
    private readonly symbol: string,
  ) {
    super(word.toUpperCase(), ordinal);
  }

  /**
   * Precondition: none.
   * Postcondition: the result is a new array of the thirteen, in the order of their declaration.
   */
  static values(): Rank[] {
    return membersOf(Rank);
  }

  /**
   * Precondition: none.
   * Postcondition: the result is `Ace`, `Two` and so on to `Ten`, `Jack`, `Queen` or `King`.
   */
  getName(): string {
    return this.word;
  }

  /**
   * Precondition: none.
   * Postcondition: the result is `a`, `2` to `9`, `t`, `j`, `q` or `k`, as in the names of the course's card images.
   */
  getSymbol(): string {
    return this.symbol;
  }
}

/** Invariant: the four members are the only suits, and they never change. */
export class Suit extends EnumMember {
  static readonly CLUBS = new Suit('Clubs', 0);
  static readonly DIAMONDS = new Suit('Diamonds', 1);
  static readonly HEARTS = new Suit('Hearts', 2);
  static readonly SPADES = new Suit('Spades', 3);

  private constructor(
    private readonly word: string,
    ordinal: number,
  ) {
    super(word.toUpperCase(), ordinal);
  }

  /**
   * Precondition: none.
   * Postcondition: the result is a new array of the four, in the order of their declaration.
   */
  static values(): Suit[] {
    return membersOf(Suit);
  }

  /**
   * Precondition: none.
   * Postcondition: the result is `Clubs`, `Diamonds`, `Hearts` or `Spades`.
   */
  getName(): string {
    return this.word;
  }

  /**
   * Precondition: none.
   * Postcondition: the result is `c`, `d`, `h` or `s`, as in the names of the course's card images.
   */
  getSymbol(): string {
    return this.word.charAt(0).toLowerCase();
  }
}

const SUITS: Readonly<Record<SuitNumber, Suit>> = {
  [CLUBS]: Suit.CLUBS,
  [DIAMONDS]: Suit.DIAMONDS,
  [HEARTS]: Suit.HEARTS,
  [SPADES]: Suit.SPADES,
};

export const suitOfCard = (card: Card): Suit => SUITS[suitOf(card)];

const RANKS = Rank.values();

export const rankOfCard = (card: Card): Rank => RANKS[rankOf(card) - 1] ?? Rank.ACE;
