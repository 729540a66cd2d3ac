/** The position that a search is at, and how a step changes it. */
import { FIRST_KING, HIGH, LOW } from './card-index.js';
import { UP } from './heights.js';
import type { Start } from './start.js';
import { BACK, UNCOVER, UP_FROM_STOCK, UP_FROM_TABLEAU } from './steps.js';
import { EMPTY_PILES, FACE_DOWN, HEIGHTS, LOCKED, LOCK_KEY, NUMBERS, VISIBLE } from './position-numbers.js';
import { StockRow } from './stock-row.js';

/**
 * A position as `position-numbers.ts` has it, in an array that stays the same one: who keeps it copies its numbers.
 * Invariant: between two steps `now` tells a position that the rules allow.
 */
export class Position {
  /** Its numbers. They may be written over by those of another position with the same start. */
  readonly now = new Int32Array(NUMBERS);
  private readonly stock: StockRow;

  constructor(private readonly start: Start) {
    this.stock = new StockRow(start, this.now);
    this.reset();
  }

  /** Goes back to the start. */
  reset(): void {
    const { now, start } = this;
    now[VISIBLE] = start.visibleLow;
    now[VISIBLE + 1] = start.visibleHigh;
    now[LOCKED] = start.lockedLow;
    now[LOCKED + 1] = start.lockedHigh;
    now[HEIGHTS] = start.heights;
    now[LOCK_KEY] = start.lockKey;
    now[EMPTY_PILES] = start.empty;
    now[FACE_DOWN] = start.hidden;
    this.stock.reset();
  }

  /** Makes a step of `steps.ts`, which is legal: nothing checks that here. */
  make(step: number): void {
    const card = step & 63;
    const kind = step >> 6;
    if (kind === UNCOVER) {
      this.changeEmpty(card, -1);
      this.uncover(card);
    } else if (kind === UP_FROM_TABLEAU) this.putUp(card);
    else {
      if (kind === UP_FROM_STOCK) this.raise(card, 1);
      else {
        if (kind === BACK) this.raise(card, -1);
        this.changeEmpty(card, -1);
        this.show(card);
      }
      if (kind !== BACK) this.stock.take(card);
    }
  }

  private putUp(card: number): void {
    const { now } = this;
    const low = LOW[card] ?? 0;
    const high = HIGH[card] ?? 0;
    this.raise(card, 1);
    now[VISIBLE] = (now[VISIBLE] ?? 0) & ~low;
    now[VISIBLE + 1] = (now[VISIBLE + 1] ?? 0) & ~high;
    if ((((now[LOCKED] ?? 0) & low) | ((now[LOCKED + 1] ?? 0) & high)) !== 0) this.uncover(card);
    else this.changeEmpty(card, 1);
  }

  private raise(card: number, sign: number): void {
    this.now[HEIGHTS] = (this.now[HEIGHTS] ?? 0) + sign * (UP[card] ?? 0);
  }

  private show(card: number): void {
    const { now } = this;
    now[VISIBLE] = (now[VISIBLE] ?? 0) | (LOW[card] ?? 0);
    now[VISIBLE + 1] = (now[VISIBLE + 1] ?? 0) | (HIGH[card] ?? 0);
  }

  /** A king takes an empty pile, or leaves one. */
  private changeEmpty(card: number, change: number): void {
    if (card >= FIRST_KING) this.now[EMPTY_PILES] = (this.now[EMPTY_PILES] ?? 0) + change;
  }

  /** A locked card leaves its place, and the card below it is turned up. */
  private uncover(card: number): void {
    const { now } = this;
    const { turnedLow, turnedHigh, turned, lockedNext, weight, empties } = this.start.piles;
    let low = (now[LOCKED] ?? 0) & ~(LOW[card] ?? 0);
    let high = (now[LOCKED + 1] ?? 0) & ~(HIGH[card] ?? 0);
    const next = lockedNext[card] ?? 0;
    if (next >= 0) {
      low |= LOW[next] ?? 0;
      high |= HIGH[next] ?? 0;
    }
    now[LOCKED] = low;
    now[LOCKED + 1] = high;
    now[VISIBLE] = (now[VISIBLE] ?? 0) | (turnedLow[card] ?? 0);
    now[VISIBLE + 1] = (now[VISIBLE + 1] ?? 0) | (turnedHigh[card] ?? 0);
    now[LOCK_KEY] = (now[LOCK_KEY] ?? 0) - (weight[card] ?? 0);
    now[EMPTY_PILES] = (now[EMPTY_PILES] ?? 0) + (empties[card] ?? 0);
    now[FACE_DOWN] = (now[FACE_DOWN] ?? 0) - (turned[card] ?? 0);
  }
}
