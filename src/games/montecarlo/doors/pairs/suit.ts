import { Enumerated } from '../../../../core/door.js';

/** Invariant: the four members are the only suits there are, and none ever changes. */
export class Suit extends Enumerated {
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
   * Postcondition: the result is a new array of the four, in the order declared.
   */
  static values(): Suit[] {
    return [Suit.CLUBS, Suit.DIAMONDS, Suit.HEARTS, Suit.SPADES];
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
