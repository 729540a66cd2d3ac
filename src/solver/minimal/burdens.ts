/**
 * Runs on cards that lie where they were dealt. If a lower card of the suit of one of a run's cards lies face down in the
 * same pile, that card cannot go up before the locked card under the run leaves, and this one not straight to its
 * foundation while the run lies on it: one of them moves to another place on the tableau first.
 */
import { DECK_SIZE } from '../../core/card.js';
import { HIGH, LOW, lowestOf, placeOf } from '../card-index.js';
import type { Start } from '../start.js';
import type { Deadlocks } from './deadlocks.js';
import type { Locks } from './locks.js';
import { FREE_AT, LOCKS_AT, ON_AT, PLACED_AT, VISIBLE_AT } from './numbers.js';

/**
 * Counts the steps aside that runs and locked cards must make at least, together: a locked card that bears such a run
 * is not counted among the deadlocks as well.
 */
export class Burdens {
  /** For each card, asked by its index: if it is locked, the cards that cannot go up while it lies there. */
  private readonly stuckLow = new Int32Array(DECK_SIZE);
  private readonly stuckHigh = new Int32Array(DECK_SIZE);

  /** @param piles the locked cards of each pile as the game starts, bottom to top */
  constructor(
    private readonly start: Start,
    piles: Locks['piles'],
    private readonly deadlocks: Deadlocks,
  ) {
    for (const pile of piles) pile.forEach((card, level) => this.addStuck(card, pile.slice(0, level)));
  }

  private addStuck(card: number, under: readonly number[]): void {
    for (let other = 0; other < card; other++) {
      if (!under.some((low) => low < other && placeOf(low) === placeOf(other))) continue;
      this.stuckLow[card] = (this.stuckLow[card] ?? 0) | (LOW[other] ?? 0);
      this.stuckHigh[card] = (this.stuckHigh[card] ?? 0) | (HIGH[other] ?? 0);
    }
  }

  /** How many cards must move from one place of the tableau to another, at least. @param now a whole position */
  least(now: Int32Array): number {
    const covered = ~((now[PLACED_AT] ?? 0) | (now[FREE_AT] ?? 0));
    const coveredHigh = ~((now[PLACED_AT + 1] ?? 0) | (now[FREE_AT + 1] ?? 0));
    let low = (now[VISIBLE_AT] ?? 0) & covered;
    let high = (now[VISIBLE_AT + 1] ?? 0) & coveredHigh;
    let key = now[LOCKS_AT] ?? 0;
    let count = 0;
    while ((low | high) !== 0) {
      const card = lowestOf(low, high);
      low &= ~(LOW[card] ?? 0);
      high &= ~(HIGH[card] ?? 0);
      if (!this.isBurdened(now, card)) continue;
      key -= this.start.piles.weight[card] ?? 0;
      count++;
    }
    return count + this.deadlocks.least(key);
  }

  private isBurdened(now: Int32Array, locked: number): boolean {
    const stuckLow = this.stuckLow[locked] ?? 0;
    const stuckHigh = this.stuckHigh[locked] ?? 0;
    if (((stuckLow & (now[PLACED_AT] ?? 0)) | (stuckHigh & (now[PLACED_AT + 1] ?? 0))) === 0) return false;
    for (let card = cardOn(now, locked); card >= 0; card = cardOn(now, card)) {
      if (((stuckLow & (LOW[card] ?? 0)) | (stuckHigh & (HIGH[card] ?? 0))) !== 0) return true;
    }
    return false;
  }
}

/** The card that lies on this one; -1 if there is none. */
function cardOn(now: Int32Array, card: number): number {
  const first = (card & ~1) - 4;
  if (first < 0) return -1;
  const half = first >> 5;
  const placed = ((now[PLACED_AT + half] ?? 0) >>> (first & 31)) & 3;
  const isOther = (((now[ON_AT + half] ?? 0) >>> (first & 31)) ^ card) & 1;
  if (placed === 3) return first + isOther;
  return placed === 0 || isOther === 1 ? -1 : first + (placed >> 1);
}
