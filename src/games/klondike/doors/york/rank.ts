import { Enumerated } from '../../../../core/door.js';

/** Aces are low. */
export class Rank extends Enumerated {
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

  /** In the order declared. */
  static values(): Rank[] {
    return RANKS.slice();
  }

  /** `A`, `2` to `10`, `J`, `Q`, `K`. */
  getSymbol(): string {
    return this.symbol;
  }

  override toString(): string {
    return this.symbol;
  }
}

const RANKS: readonly Rank[] = [
  Rank.ACE,
  Rank.TWO,
  Rank.THREE,
  Rank.FOUR,
  Rank.FIVE,
  Rank.SIX,
  Rank.SEVEN,
  Rank.EIGHT,
  Rank.NINE,
  Rank.TEN,
  Rank.JACK,
  Rank.QUEEN,
  Rank.KING,
];
