/** The steps of a position, found for all cards at once by operations on sets. */
import { FIRSTS, HIGH, KINGS_HIGH, LOW, lowestOf } from './card-index.js';
import { isSafe, nextHigh, nextLow, topHigh, topLow } from './heights.js';
import { EMPTY_PILES, HEIGHTS, LOCKED, REACHED, VISIBLE } from './position.js';
import type { SearchStart } from './start.js';
import { stepOf, UP_FROM_STOCK, UP_FROM_TABLEAU } from './steps.js';

/** Places in `SETS`: those of tableau cards that go up, and those of cards that go to another pile. */
const UPS = [0, 1] as const;
const DOWNS = [3, 4] as const;

/** No step: less than any. */
export const NO_STEP = -1;

/**
 * Finds steps of the position in an array that others change. What is found is good until they do so; the sets of
 * `findSteps` until the next question.
 */
export class StepFinder {
  /** For each kind of step, in the order of `SETS`, the cards that can make it: all `low`, then from 8 on all `high`. */
  private readonly sets = new Int32Array(16);
  /**
   * The cards of the tableau that no card lies on, by rank and colour: both twins are in if one of them is uncovered, as
   * each may lie in the other's place.
   */
  private freeLow = 0;
  private freeHigh = 0;

  /** @param now the numbers of the position, as `position.ts` has them */
  constructor(
    private readonly start: SearchStart,
    private readonly now: Int32Array,
  ) {}

  /**
   * A step that a search makes at once: one that never does harm. With worrying back any placed card goes up, as it can
   * come back to where it was.
   */
  firstStep(): number {
    if (!this.start.worryBack) return this.safeStep();
    const { now } = this;
    this.findFree();
    const heights = now[HEIGHTS] ?? 0;
    const low = nextLow(heights) & this.freeLow & (now[VISIBLE] ?? 0) & ~(now[LOCKED] ?? 0);
    const high = nextHigh(heights) & this.freeHigh & (now[VISIBLE + 1] ?? 0) & ~(now[LOCKED + 1] ?? 0);
    return (low | high) === 0 ? this.safeOfFree() : stepOf(UP_FROM_TABLEAU, lowestOf(low, high));
  }

  /** A step that never does harm, so that no other need be tried; or `NO_STEP`. */
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

  /** All other steps. `safeStep` was asked before and found none. */
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
   * The steps after a card came back from a foundation: those that this card makes possible, and more cards that come
   * back. Any other step leads, as soon as the card goes up again, to where it leads without the card.
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

  /** Of the cards that could come back, those that would not go up again at once. */
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
   * A placed card covers one of two twins. So of the twins one is uncovered if not as many are visible as cards are
   * placed one rank below: if one number is even and the other is not, or nothing is placed there.
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
