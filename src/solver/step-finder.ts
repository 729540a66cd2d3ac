/** Finds the steps of a position, for all cards at once, with set operations. */
import { FIRSTS, HIGH, KINGS_HIGH, LOW, lowestOf } from './card-index.js';
import { isSafe, nextHigh, nextLow, topHigh, topLow } from './heights.js';
import { EMPTY_PILES, HEIGHTS, LOCKED, REACHED, VISIBLE } from './position.js';
import type { SearchStart } from './start.js';
import { stepOf, UP_FROM_STOCK, UP_FROM_TABLEAU } from './steps.js';

/** Indexes in `SETS`: tableau cards that go up, and cards that go to another pile. */
const UPS = [0, 1] as const;
const DOWNS = [3, 4] as const;

/** Not a step, because it is less than any step. */
export const NO_STEP = -1;

/**
 * Finds the steps of a position in an array that its caller changes. Results are valid until that array changes, but
 * the sets that `findSteps` returns are valid only until the next call.
 */
export class StepFinder {
  /**
   * The cards for each kind of step, in the order of `SETS`: first all `low` sets, then from index 8 all `high` sets.
   */
  private readonly sets = new Int32Array(16);
  /** Uncovered tableau cards. Both twins of a pair are always in this set, because they can change places. */
  private freeLow = 0;
  private freeHigh = 0;

  /** @param now a position, as in `position.ts` */
  constructor(
    private readonly start: SearchStart,
    private readonly now: Int32Array,
  ) {}

  /** A step that a search makes at once. With worrying back, any placed card may go up, because it can return. */
  firstStep(): number {
    if (!this.start.worryBack) return this.safeStep();
    const { now } = this;
    this.findFree();
    const heights = now[HEIGHTS] ?? 0;
    const low = nextLow(heights) & this.freeLow & (now[VISIBLE] ?? 0) & ~(now[LOCKED] ?? 0);
    const high = nextHigh(heights) & this.freeHigh & (now[VISIBLE + 1] ?? 0) & ~(now[LOCKED + 1] ?? 0);
    return (low | high) === 0 ? this.safeOfFree() : stepOf(UP_FROM_TABLEAU, lowestOf(low, high));
  }

  /** A step that can't do any harm, so that no other step has to be tried; or `NO_STEP`. */
  safeStep(): number {
    this.findFree();
    return this.safeOfFree();
  }

  private safeOfFree(): number {
    const { now } = this;
    const heights = now[HEIGHTS] ?? 0;
    const low = nextLow(heights);
    const high = nextHigh(heights);
    const freeLow = low & this.freeLow & (now[VISIBLE] ?? 0);
    const card = this.safeOf(freeLow, high & this.freeHigh & (now[VISIBLE + 1] ?? 0));
    if (card >= 0) return stepOf(UP_FROM_TABLEAU, card);
    if (!this.start.reach.isFree) return NO_STEP;
    const drawn = this.safeOf(low & (now[REACHED] ?? 0), high & (now[REACHED + 1] ?? 0));
    return drawn < 0 ? NO_STEP : stepOf(UP_FROM_STOCK, drawn);
  }

  /** The lowest safe card of a set of next cards, or -1. */
  private safeOf(low: number, high: number): number {
    while ((low | high) !== 0) {
      const card = lowestOf(low, high);
      if (isSafe(card, this.now[HEIGHTS] ?? 0, this.start.worryBack)) return card;
      low &= ~(LOW[card] ?? 0);
      high &= ~(HIGH[card] ?? 0);
    }
    return -1;
  }

  /** All other steps. Call `safeStep` first; it must have found no step. */
  findSteps(): Int32Array {
    const { sets, now } = this;
    const { freeLow, freeHigh } = this;
    const heights = now[HEIGHTS] ?? 0;
    const lockedLow = now[LOCKED] ?? 0;
    const lockedHigh = now[LOCKED + 1] ?? 0;
    const reachedLow = now[REACHED] ?? 0;
    const reachedHigh = now[REACHED + 1] ?? 0;
    const goesLow = (freeLow >>> 4) | (freeHigh << 28);
    const goesHigh = (freeHigh >>> 4) | ((now[EMPTY_PILES] ?? 0) > 0 ? KINGS_HIGH : 0);
    const upLow = nextLow(heights);
    const upHigh = nextHigh(heights);
    const openLow = upLow & freeLow & (now[VISIBLE] ?? 0);
    const openHigh = upHigh & freeHigh & (now[VISIBLE + 1] ?? 0);
    sets[0] = openLow & lockedLow;
    sets[8] = openHigh & lockedHigh;
    sets[1] = openLow & ~lockedLow;
    sets[9] = openHigh & ~lockedHigh;
    sets[2] = upLow & reachedLow;
    sets[10] = upHigh & reachedHigh;
    sets[3] = reachedLow & goesLow;
    sets[11] = reachedHigh & goesHigh;
    sets[4] = lockedLow & goesLow;
    sets[12] = lockedHigh & goesHigh;
    if (this.start.worryBack) this.findBack(topLow(heights) & goesLow, topHigh(heights) & goesHigh);
    return sets;
  }

  /**
   * The steps after a card came back from a foundation: only steps that this card makes possible, and more cards coming
   * back. Any other step would lead to the same position as without the card, once the card goes up again.
   */
  findStepsAfter(broughtBack: number): Int32Array {
    const { now } = this;
    const low = LOW[broughtBack] ?? 0;
    const high = HIGH[broughtBack] ?? 0;
    this.findFree();
    const sets = this.findSteps();
    this.findFree((now[VISIBLE] ?? 0) & ~low, (now[VISIBLE + 1] ?? 0) & ~high);
    const { freeLow, freeHigh } = this;
    sets[2] = sets[10] = 0;
    for (const up of UPS) {
      sets[up] = (sets[up] ?? 0) & ~(freeLow | low);
      sets[up + 8] = (sets[up + 8] ?? 0) & ~(freeHigh | high);
    }
    for (const down of DOWNS) {
      sets[down] = (sets[down] ?? 0) & ~((freeLow >>> 4) | (freeHigh << 28));
      sets[down + 8] = (sets[down + 8] ?? 0) & ~((freeHigh >>> 4) | KINGS_HIGH);
    }
    return sets;
  }

  /** Finds the cards that can come back and would not go up again at once. */
  private findBack(low: number, high: number): void {
    const heights = this.now[HEIGHTS] ?? 0;
    let backLow = low;
    let backHigh = high;
    while ((low | high) !== 0) {
      const card = lowestOf(low, high);
      low &= ~(LOW[card] ?? 0);
      high &= ~(HIGH[card] ?? 0);
      if (!isSafe(card, heights, true)) continue;
      backLow &= ~(LOW[card] ?? 0);
      backHigh &= ~(HIGH[card] ?? 0);
    }
    this.sets[5] = backLow;
    this.sets[13] = backHigh;
  }

  /**
   * A placed card covers one of two twins. So one of the twins is uncovered if the number of visible twins differs from
   * the number of cards placed one rank below. The two numbers differ if exactly one of them is even, or if no card is
   * placed there.
   */
  private findFree(low = this.now[VISIBLE] ?? 0, high = this.now[VISIBLE + 1] ?? 0): void {
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
    this.freeLow = freeLow | (freeLow << 1);
    this.freeHigh = freeHigh | (freeHigh << 1);
  }
}
