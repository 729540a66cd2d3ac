import { Color } from './color.js';
import { Enumerated } from './enumerated.js';

export class Suit extends Enumerated {
  static readonly CLUBS = new Suit('CLUBS', 0, '\u2663');
  static readonly DIAMONDS = new Suit('DIAMONDS', 1, '\u2666');
  static readonly HEARTS = new Suit('HEARTS', 2, '\u2665');
  static readonly SPADES = new Suit('SPADES', 3, '\u2660');

  private constructor(
    name: string,
    ordinal: number,
    private readonly glyph: string,
  ) {
    super(name, ordinal);
  }

  /** In the order declared. */
  static values(): Suit[] {
    return [Suit.CLUBS, Suit.DIAMONDS, Suit.HEARTS, Suit.SPADES];
  }

  getColor(): Color {
    return this === Suit.DIAMONDS || this === Suit.HEARTS ? Color.RED : Color.BLACK;
  }

  /** Its sign: `\u2663 \u2666 \u2665 \u2660`. */
  override toString(): string {
    return this.glyph;
  }
}
