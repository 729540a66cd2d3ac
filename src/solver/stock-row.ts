/** Stock and waste of a position: taking a card, and which cards can be played after that. */
import { HIGH, LOW, bitsIn } from './card-index.js';
import { LEFT, PASS, REACHED } from './position-numbers.js';
import type { Start } from './start.js';
import { MOST_REDEALS } from './start.js';
import { rowAt } from './stock-reach.js';

/** A pass is boundary * PASSES + redeals left: 0 to 499, nine bits. */
export const PASSES = MOST_REDEALS + 1;

/** Bits of the number of kept answers. With 8 or 14 as many visits a second (40 published deals, 200,000 visits each). */
const ROW_CACHE_BITS = 11;

/** Keeps `LEFT`, `PASS` and `REACHED` of a position right. Which cards are reached is kept for the last keys met. */
export class StockRow {
  /** 0 is the key of a stock without cards, of which none is reached. */
  private readonly knownKeys = new Int32Array(1 << ROW_CACHE_BITS);
  private readonly knownLow = new Int32Array(1 << ROW_CACHE_BITS);
  private readonly knownHigh = new Int32Array(1 << ROW_CACHE_BITS);

  constructor(
    private readonly start: Start,
    private readonly now: Int32Array,
  ) {}

  /** Goes back to the start. */
  reset(): void {
    const { boundary, redeals, row } = this.start;
    this.now[LEFT] = (1 << row.length) - 1;
    this.enter(boundary, redeals);
  }

  /** Takes a card that is reached, turning the waste over if that is needed. */
  take(card: number): void {
    const { now, start } = this;
    const bit = 1 << (start.placeInRow[card] ?? 0);
    const left = now[LEFT] ?? 0;
    const pass = now[PASS] ?? 0;
    const boundary = bitsIn(left & (bit - 1));
    let redeals = pass % PASSES;
    if (!start.reach.isUnlimited) {
      const before = start.reach.now[rowAt(bitsIn(left), Math.floor(pass / PASSES))] ?? 0;
      redeals -= ((before >> boundary) & 1) ^ 1;
    }
    now[LEFT] = left ^ bit;
    this.enter(boundary, redeals);
  }

  private enter(boundary: number, redeals: number): void {
    const { now, start, knownKeys, knownLow, knownHigh } = this;
    const left = now[LEFT] ?? 0;
    const row = rowAt(bitsIn(left), boundary);
    const pass = (start.reach.alike[row] ?? 0) * PASSES + redeals;
    const mixed = Math.imul(left ^ Math.imul(pass, 0x85ebca6b), 0x9e3779b1) >>> (33 - ROW_CACHE_BITS);
    // Nine bits of the pass lie over the 24 of the cards: the highest is lost in the key, and so it is in the slot.
    const slot = (mixed << 1) | (pass >> 8);
    const key = left | (pass << 24);
    if (knownKeys[slot] !== key) {
      knownKeys[slot] = key;
      this.find(row, redeals);
      knownLow[slot] = now[REACHED] ?? 0;
      knownHigh[slot] = now[REACHED + 1] ?? 0;
    }
    now[PASS] = pass;
    now[REACHED] = knownLow[slot] ?? 0;
    now[REACHED + 1] = knownHigh[slot] ?? 0;
  }

  private find(row: number, redeals: number): void {
    const { now, start } = this;
    let reached = (start.reach.now[row] ?? 0) | (redeals > 0 ? (start.reach.later[row] ?? 0) : 0);
    let low = 0;
    let high = 0;
    for (let left = now[LEFT] ?? 0; reached !== 0; left &= left - 1, reached >>= 1) {
      if ((reached & 1) === 0) continue;
      const card = start.row[31 - Math.clz32(left & -left)] ?? 0;
      low |= LOW[card] ?? 0;
      high |= HIGH[card] ?? 0;
    }
    now[REACHED] = low;
    now[REACHED + 1] = high;
  }
}
