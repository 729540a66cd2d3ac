/** What is worked out from the basis of a position: which cards lie open, and which of them are free. */
import { ALL_HIGH, FIRSTS, HIGH, KINGS_HIGH, LOW, bitsIn, indexAt } from '../card-index.js';
import { heightOf } from '../heights.js';
import type { Start } from '../start.js';
import type { Locks } from './locks.js';
import {
  BOUNDARY_AT,
  EMPTY_PILES_AT,
  FREE_AT,
  HEIGHTS_AT,
  LEFT_AT,
  LOCKS_AT,
  WHOLE_SIZE,
  ON_AT,
  PLACED_AT,
  REDEALS_AT,
  VISIBLE_AT,
} from './numbers.js';

/** For two heights in eight bits, the cards that are up: 256 sets for places 0 and 1, then as many for 2 and 3. */
function cardsUp(bits: Int32Array): Int32Array {
  return Int32Array.from({ length: 512 }, (_, at) => {
    let cards = 0;
    for (const place of [0, 1]) {
      for (let rank = 0; rank < Math.min(13, heightOf(at, place)); rank++) {
        cards |= bits[indexAt(rank, place + (at < 256 ? 0 : 2))] ?? 0;
      }
    }
    return cards;
  });
}

const UP_LOW = /* @__PURE__ */ cardsUp(LOW);
const UP_HIGH = /* @__PURE__ */ cardsUp(HIGH);

/**
 * Fills in the second half of a position, from `VISIBLE_AT` on, by tables: face-up cards of the tableau are all that
 * are not up, not in stock or waste and not face down.
 */
export class Completer {
  /** For each byte at `LEFT_AT` its cards: 256 sets for the lowest, then as many for the second and the third. */
  private readonly leftLow: Int32Array;
  private readonly leftHigh: Int32Array;

  constructor(
    private readonly start: Start,
    private readonly locks: Locks,
  ) {
    this.leftLow = leftCards(start.row, LOW);
    this.leftHigh = leftCards(start.row, HIGH);
  }

  /** Works out what is not in the basis. */
  fill(now: Int32Array): void {
    const { locks, leftLow, leftHigh } = this;
    const heights = now[HEIGHTS_AT] ?? 0;
    const key = now[LOCKS_AT] ?? 0;
    const left = now[LEFT_AT] ?? 0;
    const one = left & 255;
    const two = 256 + ((left >> 8) & 255);
    const three = 512 + (left >> 16);
    const pair = heights & 255;
    const other = 256 + (heights >> 8);
    const low = ~(
      (UP_LOW[pair] ?? 0) |
      (UP_LOW[other] ?? 0) |
      (leftLow[one] ?? 0) |
      (leftLow[two] ?? 0) |
      (leftLow[three] ?? 0) |
      (locks.hiddenLow[key] ?? 0)
    );
    const high =
      ALL_HIGH &
      ~(
        (UP_HIGH[pair] ?? 0) |
        (UP_HIGH[other] ?? 0) |
        (leftHigh[one] ?? 0) |
        (leftHigh[two] ?? 0) |
        (leftHigh[three] ?? 0) |
        (locks.hiddenHigh[key] ?? 0)
      );
    const placedLow = low & ~(locks.lockedLow[key] ?? 0);
    const placedHigh = high & ~(locks.lockedHigh[key] ?? 0);
    now[VISIBLE_AT] = low;
    now[VISIBLE_AT + 1] = high;
    now[PLACED_AT] = placedLow;
    now[PLACED_AT + 1] = placedHigh;
    now[EMPTY_PILES_AT] = (locks.openPiles[key] ?? 0) - bitsIn(placedHigh & KINGS_HIGH);
    const coverLow = covered(placedLow, now[ON_AT] ?? 0);
    const coverHigh = covered(placedHigh, now[ON_AT + 1] ?? 0);
    now[FREE_AT] = low & ~(coverLow << 4);
    now[FREE_AT + 1] = high & ~((coverHigh << 4) | (coverLow >>> 28));
  }

  /** The position that the search starts from. `on` tells on which of two twins each placed card lies. */
  first(on: readonly [number, number]): Int32Array {
    const { start } = this;
    const now = new Int32Array(WHOLE_SIZE);
    now[HEIGHTS_AT] = start.heights;
    now[LOCKS_AT] = start.lockKey;
    now[LEFT_AT] = (1 << start.row.length) - 1;
    now[BOUNDARY_AT] = start.boundary;
    now[REDEALS_AT] = start.reach.isUnlimited ? 0 : start.redeals;
    now[ON_AT] = on[0];
    now[ON_AT + 1] = on[1];
    return now;
  }
}

/** For these placed cards the cards they lie on, four numbers too low. */
function covered(placed: number, on: number): number {
  const even = placed & FIRSTS;
  const odd = (placed >>> 1) & FIRSTS;
  const both = even & odd;
  const single = even ^ odd;
  return both | (single & ~on) | ((both | (single & on)) << 1);
}

function leftCards(row: Int32Array, bits: Int32Array): Int32Array {
  return Int32Array.from({ length: 768 }, (_, at) => {
    let cards = 0;
    for (let bit = 0; bit < 8; bit++) {
      const place = (at >> 8) * 8 + bit;
      if (((at >> bit) & 1) === 1 && place < row.length) cards |= bits[row[place] ?? 0] ?? 0;
    }
    return cards;
  });
}
