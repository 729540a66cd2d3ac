/**
 * The search's current position, and how a step changes it. A position is an array of numbers, so that a search can
 * copy it to and from its stack. The constants are indexes into that array.
 */
import { bitsIn, FIRST_KING, HIGH, LOW } from './card-index.js';
import { UP } from './heights.js';
import type { SearchStart } from './start.js';
import { MOST_REDEALS } from './start.js';
import { BACK, UNCOVER, UP_FROM_STOCK, UP_FROM_TABLEAU } from './steps.js';
import { rowAt } from './stock-reach.js';

/** The face-up cards on the tableau. Each set is two numbers: `low`, then `high`. */
export const VISIBLE = 0;
/** The face-up cards that are still where they were dealt. */
export const LOCKED = 2;
/** The cards in the stock and waste that can be played next. */
export const REACHED = 4;
/** How many cards are on each foundation. */
export const HEIGHTS = 6;
/** The key of the cards that are still locked or hidden. */
export const LOCK_KEY = 7;
/** A bit for each card left in stock and waste. */
export const LEFT = 8;
/** The boundary between waste and stock, and the redeals left. */
export const PASS = 9;
/** The number of empty tableau piles. */
export const EMPTY_PILES = 10;
/** The number of face-down tableau cards. */
export const FACE_DOWN = 11;

/** The length of a position's array. */
export const NUMBERS = 12;

/** A pass is boundary * PASSES + redeals left: 0 to 499, nine bits. */
export const PASSES = MOST_REDEALS + 1;

/**
 * The number of entries in the cache of reachable cards is 2 to this power. With powers of 8 and 14, the search was
 * just as fast (40 published deals, 200,000 visits each).
 */
const ROW_CACHE_BITS = 11;

/**
 * A position in one array that is never replaced. To keep a position, copy its numbers.
 * Invariant: between two steps, `now` is a position that the rules allow.
 */
export class Position {
  /** The current numbers. You may overwrite these numbers with another position that has the same start. */
  readonly now = new Int32Array(NUMBERS);
  /* Cache of the reachable stock cards for recent keys. Key 0 is an empty stock, which has no reachable card. */
  private readonly knownKeys = new Int32Array(1 << ROW_CACHE_BITS);
  private readonly knownLow = new Int32Array(1 << ROW_CACHE_BITS);
  private readonly knownHigh = new Int32Array(1 << ROW_CACHE_BITS);

  constructor(private readonly start: SearchStart) {
    this.reset();
  }

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
    now[LEFT] = (1 << start.row.length) - 1;
    this.enterPass(start.boundary, start.redeals);
  }

  /** Makes a step of `steps.ts`. The step must be legal; this is not checked. */
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
      if (kind !== BACK) this.takeFromStock(card);
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

  /** A king fills an empty pile, or leaves one. */
  private changeEmpty(card: number, change: number): void {
    if (card >= FIRST_KING) this.now[EMPTY_PILES] = (this.now[EMPTY_PILES] ?? 0) + change;
  }

  /** A locked card leaves its place, which turns up the card below it. */
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

  /** Takes a reachable card, and recycles the waste first if necessary. */
  private takeFromStock(card: number): void {
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
    this.enterPass(boundary, redeals);
  }

  private enterPass(boundary: number, redeals: number): void {
    const { now, start, knownKeys, knownLow, knownHigh } = this;
    const left = now[LEFT] ?? 0;
    const row = rowAt(bitsIn(left), boundary);
    const pass = (start.reach.alike[row] ?? 0) * PASSES + redeals;
    const mixed = Math.imul(left ^ Math.imul(pass, 0x85ebca6b), 0x9e3779b1) >>> (33 - ROW_CACHE_BITS);
    // The nine bits of the pass and the 24 of the cards overlap in the key: the highest bit of the pass is lost there,
    // so the slot includes it.
    const slot = (mixed << 1) | (pass >> 8);
    const key = left | (pass << 24);
    if (knownKeys[slot] !== key) {
      knownKeys[slot] = key;
      this.findReached(row, redeals);
      knownLow[slot] = now[REACHED] ?? 0;
      knownHigh[slot] = now[REACHED + 1] ?? 0;
    }
    now[PASS] = pass;
    now[REACHED] = knownLow[slot] ?? 0;
    now[REACHED + 1] = knownHigh[slot] ?? 0;
  }

  private findReached(row: number, redeals: number): void {
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
