/** The cards of the tableau that no card lies on, found for all at once by operations on sets. */
import { FIRSTS } from './card-index.js';
import { LOCKED, VISIBLE } from './position-numbers.js';

/** They are told by rank and colour: both twins are in if one of them is uncovered, as each may lie in the other's place. */
export class FreeCards {
  low = 0;
  high = 0;

  /** @param now the numbers of the position, as `position-numbers.ts` has them */
  constructor(private readonly now: Int32Array) {}

  /**
   * A placed card covers one of two twins. So of the twins one is uncovered if not as many are visible as cards are
   * placed one rank below: if one number is even and the other is not, or nothing is placed there.
   */
  find(low = this.now[VISIBLE] ?? 0, high = this.now[VISIBLE + 1] ?? 0): void {
    const { now } = this;
    const placedLow = low & ~(now[LOCKED] ?? 0);
    const placedHigh = high & ~(now[LOCKED + 1] ?? 0);
    const oddLow = (placedLow ^ (placedLow >>> 1)) & FIRSTS;
    const anyLow = (placedLow | (placedLow >>> 1)) & FIRSTS;
    const oddHigh = (placedHigh ^ (placedHigh >>> 1)) & FIRSTS;
    const anyHigh = (placedHigh | (placedHigh >>> 1)) & FIRSTS;
    const freeLow = (low | (low >>> 1)) & FIRSTS & ((low ^ (low >>> 1) ^ (oddLow << 4)) | ~(anyLow << 4));
    const freeHigh =
      (high | (high >>> 1)) &
      FIRSTS &
      ((high ^ (high >>> 1) ^ ((oddHigh << 4) | (oddLow >>> 28))) | ~((anyHigh << 4) | (anyLow >>> 28)));
    this.low = freeLow | (freeLow << 1);
    this.high = freeHigh | (freeHigh << 1);
  }
}
