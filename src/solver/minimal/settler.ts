/** Makes all safe steps, so that no other step need be tried before them. */
import { HIGH, LOW, lowestOf } from '../card-index.js';
import { UP, heightKey } from '../heights.js';
import {
  BOUNDARY_AT,
  FREE_AT,
  HEIGHTS_AT,
  LEFT_AT,
  liftOff,
  LOCKS_AT,
  PLACED_AT,
  stepTo,
  UPWARDS,
} from './numbers.js';
import type { MinimalTable } from './minimal-table.js';

/**
 * Moves up all cards that are safe by `SafeCards`: tableau cards and, at draw 1, the top card of the waste and the next
 * stock card.
 */
export class Settler {
  /** The steps that the last `settle` made, in order. */
  readonly steps: number[] = [];

  /** @param kid the current position; only its basis must be right */
  constructor(
    private readonly table: MinimalTable,
    private readonly kid: Int32Array,
  ) {}

  /** Makes all safe steps and completes `kid`. Returns their cost in moves, including draws. */
  settle(): number {
    const { kid, table, steps } = this;
    steps.length = 0;
    for (let cost = 0; ;) {
      table.fill(kid);
      const heights = kid[HEIGHTS_AT] ?? 0;
      const key = heightKey(heights);
      const low = table.safe.low(heights, key);
      const high = table.safe.high(key);
      const openLow = low & (kid[FREE_AT] ?? 0);
      const openHigh = high & (kid[FREE_AT + 1] ?? 0);
      if ((openLow | openHigh) !== 0) {
        const card = lowestOf(openLow, openHigh);
        this.raise(kid, card);
        steps.push(stepTo(card, UPWARDS));
        cost++;
      } else {
        const drawn = table.stockIsSafe && (low | high) !== 0 ? this.safeInStock(low, high) : -1;
        if (drawn < 0) return cost;
        cost += drawn + 1;
      }
    }
  }

  /** Moves up the top card of the waste or the next stock card if it is safe. Returns the number of draws, or -1. */
  private safeInStock(low: number, high: number): number {
    const { kid, table } = this;
    const left = kid[LEFT_AT] ?? 0;
    const boundary = kid[BOUNDARY_AT] ?? 0;
    let at = 0;
    for (let rest = left; rest !== 0; rest &= rest - 1, at++) {
      if (at < boundary - 1) continue;
      if (at > boundary) return -1;
      const card = table.start.row[31 - Math.clz32(rest & -rest)] ?? 0;
      if (((low & (LOW[card] ?? 0)) | (high & (HIGH[card] ?? 0))) === 0) continue;
      kid[LEFT_AT] = left & ~(rest & -rest);
      kid[BOUNDARY_AT] = at;
      kid[HEIGHTS_AT] = (kid[HEIGHTS_AT] ?? 0) + (UP[card] ?? 0);
      this.steps.push(stepTo(card, UPWARDS));
      return at < boundary ? 0 : 1;
    }
    return -1;
  }

  /** Moves up a free tableau card in `kid`. @param at the placed cards before the step */
  raise(at: Int32Array, card: number): void {
    const { kid } = this;
    kid[HEIGHTS_AT] = (kid[HEIGHTS_AT] ?? 0) + (UP[card] ?? 0);
    this.leave(at, card);
  }

  /** Removes the card from where it was dealt, or from the card it is on. */
  private leave(at: Int32Array, card: number): void {
    if ((((at[PLACED_AT] ?? 0) & (LOW[card] ?? 0)) | ((at[PLACED_AT + 1] ?? 0) & (HIGH[card] ?? 0))) !== 0) {
      liftOff(at, this.kid, card);
    } else this.kid[LOCKS_AT] = (this.kid[LOCKS_AT] ?? 0) - (this.table.start.piles.weight[card] ?? 0);
  }
}
