/** For all heights of the foundations the cards that go up without ever doing harm, not even to a shortest line. */
import { HIGH, LOW, lowestOf } from '../card-index.js';
import { HEIGHT_KEYS, isSafe, nextHigh, nextLow } from '../heights.js';

/**
 * A card c is safe if the cards two ranks below are up, of the other colour, and those three ranks below of its own.
 * Let a shortest line move c up later. Move it up now instead and play the rest of the line without that move; leave up
 * what those conditions say is up. Only two kinds of moves are then impossible: a card x, one rank below c and of the
 * other colour, cannot go on c, but it can go up, for all below it is up; a card z, two ranks below c and of its
 * colour, cannot go on x, but it can go up for the same reason. Cards below these two ranks need no card to lie on.
 * So the new line is no longer. This holds only where a game ends with all cards up.
 */
export class SafeCards {
  private readonly isKnown = new Uint8Array(HEIGHT_KEYS);
  private readonly lows = new Int32Array(HEIGHT_KEYS);
  private readonly highs = new Int32Array(HEIGHT_KEYS);

  /** @param isUsed false if no card is safe */
  constructor(private readonly isUsed: boolean) {}

  low(heights: number, key: number): number {
    if (this.isKnown[key] === 0) this.find(heights, key);
    return this.lows[key] ?? 0;
  }

  /** After `low` for the same heights. */
  high(key: number): number {
    return this.highs[key] ?? 0;
  }

  private find(heights: number, key: number): void {
    this.isKnown[key] = 1;
    let low = this.isUsed ? nextLow(heights) : 0;
    let high = this.isUsed ? nextHigh(heights) : 0;
    while ((low | high) !== 0) {
      const card = lowestOf(low, high);
      low &= ~(LOW[card] ?? 0);
      high &= ~(HIGH[card] ?? 0);
      if (!isSafe(card, heights, true)) continue;
      this.lows[key] = (this.lows[key] ?? 0) | (LOW[card] ?? 0);
      this.highs[key] = (this.highs[key] ?? 0) | (HIGH[card] ?? 0);
    }
  }
}
