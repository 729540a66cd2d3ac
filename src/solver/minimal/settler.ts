/** Plays what is safe, so that no other move need be tried before it. */
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
 * Plays, from a position that is handed on, all cards that are safe by `SafeCards`: those of the tableau, and at
 * draw 1 also the waste's top card and the next one of the stock.
 */
export class Settler {
  /** The safe steps played last, in their order. */
  readonly steps: number[] = [];

  /** @param kid the position, as it changes; only its basis need be right */
  constructor(
    private readonly table: MinimalTable,
    private readonly kid: Int32Array,
  ) {}

  /** Plays all that is safe, and fills in `kid`; returns what that costs in moves, draws included. */
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

  /** Puts up the waste's top card or the next one of the stock if it is safe; returns the draws, or -1. */
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

  /** Puts up a free card of the tableau in `kid`. `at` has the placed cards as they were before. */
  raise(at: Int32Array, card: number): void {
    const { kid } = this;
    kid[HEIGHTS_AT] = (kid[HEIGHTS_AT] ?? 0) + (UP[card] ?? 0);
    this.leave(at, card);
  }

  /** The card leaves its place: where it was dealt, or the card it lies on. */
  private leave(at: Int32Array, card: number): void {
    if ((((at[PLACED_AT] ?? 0) & (LOW[card] ?? 0)) | ((at[PLACED_AT + 1] ?? 0) & (HIGH[card] ?? 0))) !== 0) {
      liftOff(at, this.kid, card);
    } else this.kid[LOCKS_AT] = (this.kid[LOCKS_AT] ?? 0) - (this.table.start.piles.weight[card] ?? 0);
  }
}
