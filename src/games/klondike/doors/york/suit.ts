import { Color } from './color.js';
import { Enumerated } from '../../../../core/door.js';

/** A suit, with its color and its sign. */
export class Suit extends Enumerated {
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

  /** In the order declared. */
  static values(): Suit[] {
    return [Suit.CLUBS, Suit.DIAMONDS, Suit.HEARTS, Suit.SPADES];
  }

  getColor(): Color {
    return this.sign.color;
  }

  /** The sign of the suit: `\u2663 \u2666 \u2665 \u2660`. */
  override toString(): string {
    return this.sign.glyph;
  }
}
