/** Makes all safe steps, so that the search doesn't have to try any other step before them. */
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
  TO_FOUNDATION,
} from './numbers.js';
import type { MinimalTable } from './minimal-table.js';

/** Moves up all cards that are safe by `SafeCards`: on the tableau and, at draw 1, on top of waste and stock. */
export class SafeMover {
  /** The steps that the last `playSafe` made, in order. */
  readonly steps: number[] = [];

  /** @param child the current position; only its basis must be correct */
  constructor(
    private readonly table: MinimalTable,
    private readonly child: Int32Array,
  ) {}

  /** Makes all safe steps and completes `child`. Returns their cost in moves, including draws. */
  playSafe(): number {
    const { child, table, steps } = this;
    steps.length = 0;
    for (let cost = 0; ;) {
      table.fill(child);
      const heights = child[HEIGHTS_AT] ?? 0;
      const key = heightKey(heights);
      const low = table.safe.low(heights, key);
      const high = table.safe.high(key);
      const openLow = low & (child[FREE_AT] ?? 0);
      const openHigh = high & (child[FREE_AT + 1] ?? 0);
      if ((openLow | openHigh) !== 0) {
        const card = lowestOf(openLow, openHigh);
        this.raise(child, card);
        steps.push(stepTo(card, TO_FOUNDATION));
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
    const { child, table } = this;
    const left = child[LEFT_AT] ?? 0;
    const boundary = child[BOUNDARY_AT] ?? 0;
    let at = 0;
    for (let rest = left; rest !== 0; rest &= rest - 1, at++) {
      if (at < boundary - 1) continue;
      if (at > boundary) return -1;
      const card = table.start.row[31 - Math.clz32(rest & -rest)] ?? 0;
      if (((low & (LOW[card] ?? 0)) | (high & (HIGH[card] ?? 0))) === 0) continue;
      child[LEFT_AT] = left & ~(rest & -rest);
      child[BOUNDARY_AT] = at;
      child[HEIGHTS_AT] = (child[HEIGHTS_AT] ?? 0) + (UP[card] ?? 0);
      this.steps.push(stepTo(card, TO_FOUNDATION));
      return at < boundary ? 0 : 1;
    }
    return -1;
  }

  /** Moves up a free tableau card in `child`. @param before the placed cards before the step */
  raise(before: Int32Array, card: number): void {
    const { child } = this;
    child[HEIGHTS_AT] = (child[HEIGHTS_AT] ?? 0) + (UP[card] ?? 0);
    this.leave(before, card);
  }

  /** Removes the card from where it was dealt, or from the card it is on. */
  private leave(before: Int32Array, card: number): void {
    if (
      (((before[PLACED_AT] ?? 0) & (LOW[card] ?? 0)) | ((before[PLACED_AT + 1] ?? 0) & (HIGH[card] ?? 0))) !==
      0
    ) {
      liftOff(before, this.child, card);
    } else this.child[LOCKS_AT] = (this.child[LOCKS_AT] ?? 0) - (this.table.start.piles.weight[card] ?? 0);
  }
}
