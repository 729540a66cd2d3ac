/**
 * A lower bound on the number of moves left. The bound is a sum of terms for different moves:
 * - every card not on a foundation goes up once;
 * - stock cards are drawn, and some cards in the stock and waste go to the tableau first or are drawn again, as
 * computed in `stock-rest-bound.ts`;
 * - locked cards and runs on them step aside, as computed by `Deadlocks` and `BlockingRuns`.
 *
 * The bound is consistent: a move lowers it by at most its cost.
 *
 * A game that ends early ends with at most one card in stock and waste, and none face down. Each face-down card costs
 * one move, made by the card on it.
 */
import { DECK_SIZE } from '../../core/card.js';
import { bitsIn, FIRST_KING, HIGH, LOW, lowestOf, placeOf } from '../card-index.js';
import { heightsSum } from '../heights.js';
import type { SearchStart } from '../start.js';
import type { Locks, MinimalTable } from './minimal-table.js';
import {
  BOUNDARY_AT,
  FREE_AT,
  HEIGHTS_AT,
  LEFT_AT,
  LOCKS_AT,
  ON_AT,
  PLACED_AT,
  VISIBLE_AT,
} from './numbers.js';
import { StockRestBound } from './stock-rest-bound.js';

/** The sum of these terms, in moves as `lineLength` counts them. */
export class RestBound {
  private readonly blockingRuns: BlockingRuns;
  private readonly stock: StockRestBound;

  constructor(private readonly table: MinimalTable) {
    this.stock = new StockRestBound(table);
    this.blockingRuns = new BlockingRuns(table.start, table.locks);
  }

  /** @param now a complete position */
  of(now: Int32Array): number {
    const { table } = this;
    const left = now[LEFT_AT] ?? 0;
    const boundary = now[BOUNDARY_AT] ?? 0;
    if (table.start.isWonEarly) {
      return (table.locks.hiddenCount[now[LOCKS_AT] ?? 0] ?? 0) + this.stockEarly(left, boundary);
    }
    return (
      DECK_SIZE -
      heightsSum(now[HEIGHTS_AT] ?? 0) +
      this.blockingRuns.lowerBound(now) +
      this.stock.lowerBound(left, boundary)
    );
  }

  /** A lower bound on the number of draws if this many cards must be drawn. */
  private drawsOf(cards: number): number {
    const { draw, inPlay } = this.table.rules;
    return inPlay === 'waste' && cards > 0 ? Math.ceil(cards / draw) : 0;
  }

  private stockEarly(left: number, boundary: number): number {
    const count = bitsIn(left);
    return Math.max(0, count - 1) + this.drawsOf(count - boundary - 1);
  }
}

/**
 * Runs on locked cards. Suppose that a lower card of the same suit as a card in the run is face down in the same pile.
 * Then the card in the run can't go up before the locked card under the run leaves. But the locked card can't go
 * straight to its foundation while the run is on it. So one of them must move elsewhere on the tableau first. This
 * class bounds how often runs and locked cards must step aside. A locked card under a run of this kind is not also
 * counted as a deadlock.
 */
class BlockingRuns {
  /** By locked card: the cards that can't go up while it stays. */
  private readonly stuckLow = new Int32Array(DECK_SIZE);
  private readonly stuckHigh = new Int32Array(DECK_SIZE);

  private readonly deadlocks: Deadlocks;

  constructor(
    private readonly start: SearchStart,
    locks: Locks,
  ) {
    this.deadlocks = new Deadlocks(locks);
    for (const pile of locks.piles) pile.forEach((card, level) => this.addStuck(card, pile.slice(0, level)));
  }

  private addStuck(card: number, under: readonly number[]): void {
    for (let other = 0; other < card; other++) {
      if (!under.some((low) => low < other && placeOf(low) === placeOf(other))) continue;
      this.stuckLow[card] = (this.stuckLow[card] ?? 0) | (LOW[other] ?? 0);
      this.stuckHigh[card] = (this.stuckHigh[card] ?? 0) | (HIGH[other] ?? 0);
    }
  }

  /** A lower bound on the number of moves from one tableau pile to another. @param now a complete position */
  lowerBound(now: Int32Array): number {
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
      if (!this.isBlocked(now, card)) continue;
      key -= this.start.piles.weight[card] ?? 0;
      count++;
    }
    return count + this.deadlocks.lowerBound(key);
  }

  private isBlocked(now: Int32Array, locked: number): boolean {
    const stuckLow = this.stuckLow[locked] ?? 0;
    const stuckHigh = this.stuckHigh[locked] ?? 0;
    if (((stuckLow & (now[PLACED_AT] ?? 0)) | (stuckHigh & (now[PLACED_AT + 1] ?? 0))) === 0) return false;
    for (let card = cardOn(now, locked); card >= 0; card = cardOn(now, card)) {
      if (((stuckLow & (LOW[card] ?? 0)) | (stuckHigh & (HIGH[card] ?? 0))) !== 0) return true;
    }
    return false;
  }
}

/** The card on top of this one, or -1. */
function cardOn(now: Int32Array, card: number): number {
  const first = (card & ~1) - 4;
  if (first < 0) return -1;
  const half = first >> 5;
  const placed = ((now[PLACED_AT + half] ?? 0) >>> (first & 31)) & 3;
  const isOther = (((now[ON_AT + half] ?? 0) >>> (first & 31)) ^ card) & 1;
  if (placed === 3) return first + isOther;
  return placed === 0 || isOther === 1 ? -1 : first + (placed >> 1);
}

/**
 * A lower bound on the number of locked cards that must move to another place on the tableau. A locked card can go
 * straight to its foundation only after all lower cards of its suit have left theirs, and it must leave before the
 * cards below it. If these orders form a cycle, a card must step aside. (Paul and Helmert, "Optimal solitaire game
 * solutions using A* search and deadlock analysis", 2016, do this for FreeCell.) The bound depends only on which cards
 * are locked, so it is cached by lock key.
 */
class Deadlocks {
  /** The bound plus 1 for each lock key; 0 if not computed yet. */
  private readonly known: Uint8Array;

  constructor(private readonly locks: Locks) {
    this.known = new Uint8Array(locks.keys);
  }

  /** A lower bound on how many of the cards locked under this key must step aside. */
  lowerBound(key: number): number {
    const known = this.known[key] ?? 0;
    return known > 0 ? known - 1 : this.find(key);
  }

  private find(key: number): number {
    const { piles, units } = this.locks;
    const counts = piles.map((pile, at) => Math.floor(key / (units[at] ?? 1)) % (pile.length + 1));
    const tops = piles.map((pile, at) => topOf(pile, counts[at] ?? 0));
    const free = tops.findIndex((top) => top !== undefined && this.goesUp(top, counts));
    let least = 0;
    if (free >= 0) least = this.lowerBound(key - (units[free] ?? 0));
    else if (tops.some((top) => top !== undefined)) {
      const rest = tops.map((top, at) =>
        top === undefined ? Infinity : this.lowerBound(key - (units[at] ?? 0)),
      );
      least = 1 + Math.min(...rest);
    }
    this.known[key] = least + 1;
    return least;
  }

  /** Are all lower cards of its suit unlocked? */
  private goesUp(card: number, counts: readonly number[]): boolean {
    const place = placeOf(card);
    return !this.locks.piles.some((pile, at) =>
      pile.slice(0, counts[at]).some((other) => other < card && placeOf(other) === place),
    );
  }
}

/** The top locked card. Undefined for an empty pile and for a king at the bottom, which never has to leave. */
function topOf(pile: readonly number[], count: number): number | undefined {
  const top = pile[count - 1];
  return count === 1 && top !== undefined && top >= FIRST_KING ? undefined : top;
}
