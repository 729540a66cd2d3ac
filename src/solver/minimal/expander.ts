/**
 * The positions that follow a position on some shortest line, if any does.
 *
 * Not every move is tried. Part of a run moves only if the card under it goes up at once, and a pile without face-down
 * cards moves away only if there is no empty pile and a king waits for one: a line that makes such a move earlier can
 * make it later, for where two twins lie in each other's place until then, nothing else can tell them apart. A card
 * that is safe goes up before all else; one that would be safe does not come back.
 */
import { FIRST_KING, FIRSTS, HIGH, KINGS_HIGH, LOW, lowestOf } from '../card-index.js';
import { heightKey, isSafe, nextHigh, nextLow, topHigh, topLow, UP } from '../heights.js';
import { drawsOfReach, indexOfReach, MOST_IN_STOCK, rowAt, TURNED } from '../stock-reach.js';
import type { MinimalTable } from './minimal-table.js';
import {
  BOUNDARY_AT,
  copyBasis,
  EMPTY_PILES_AT,
  FREE_AT,
  HEIGHTS_AT,
  LADDER,
  layOn,
  LEFT_AT,
  LOCKS_AT,
  PLACED_AT,
  REDEALS_AT,
  stepTo,
  TO_EMPTY,
  UPWARDS,
  VISIBLE_AT,
  WHOLE_SIZE,
} from './numbers.js';
import { Settler } from './settler.js';

/**
 * Goes on from one position after the other. The positions that follow are handed on in the order: cards put up, runs
 * divided, piles turned up, cards of the stock, cards taken back. What is safe after them is left to `settle`.
 */
export class Expander {
  /** The position to go on from: its basis is filled in by the caller, the rest by `expand`. */
  readonly now = new Int32Array(WHOLE_SIZE);
  /** The position that is handed on: its basis alone, before `settle`. */
  readonly kid = new Int32Array(WHOLE_SIZE);
  private readonly settler: Settler;
  private readonly targets: Targets;
  /** The cards left in stock and waste, in the order of `rowOf`: the first `count` of these. */
  private readonly row = new Int32Array(MOST_IN_STOCK);
  private count = 0;

  /** @param take takes the position in `kid`, which costs so many moves, and the step that leads there */
  constructor(
    private readonly table: MinimalTable,
    private readonly take: (cost: number, step: number) => void,
  ) {
    this.settler = new Settler(table, this.kid);
    this.targets = new Targets(this.now);
  }

  /** The safe steps after the last one that was handed on. */
  get settled(): readonly number[] {
    return this.settler.steps;
  }

  /** Plays in `kid`, of which only the basis is looked at, all that is safe; returns what that costs. */
  settle(): number {
    return this.settler.settle();
  }

  /** Hands on all positions that follow `now`, of which only the basis is looked at. */
  expand(): void {
    const { now, table } = this;
    table.fill(now);
    this.readRow();
    this.putUp();
    this.climb();
    this.uncover();
    this.playStock();
    if (table.rules.worryBack) this.takeBack();
  }

  private putUp(): void {
    const { now, kid } = this;
    const heights = now[HEIGHTS_AT] ?? 0;
    let low = nextLow(heights) & (now[FREE_AT] ?? 0);
    let high = nextHigh(heights) & (now[FREE_AT + 1] ?? 0);
    while ((low | high) !== 0) {
      const card = lowestOf(low, high);
      low &= ~(LOW[card] ?? 0);
      high &= ~(HIGH[card] ?? 0);
      copyBasis(kid, now);
      this.settler.raise(now, card);
      this.take(1, stepTo(card, UPWARDS));
    }
  }

  /** Moves part of a run to the twin of the card under it, so that this one goes up. */
  private climb(): void {
    const { now, kid } = this;
    const heights = now[HEIGHTS_AT] ?? 0;
    const freeLow = now[FREE_AT] ?? 0;
    const freeHigh = now[FREE_AT + 1] ?? 0;
    let low = nextLow(heights) & (now[VISIBLE_AT] ?? 0) & ~freeLow & twins(freeLow);
    let high = nextHigh(heights) & (now[VISIBLE_AT + 1] ?? 0) & ~freeHigh & twins(freeHigh);
    while ((low | high) !== 0) {
      const card = lowestOf(low, high);
      low &= ~(LOW[card] ?? 0);
      high &= ~(HIGH[card] ?? 0);
      copyBasis(kid, now);
      // One of two twins below lies on the card, and only one is placed, for the other card is free.
      const pair = (card & ~1) - 4;
      const isFirst =
        (((now[PLACED_AT] ?? 0) & (LOW[pair] ?? 0)) | ((now[PLACED_AT + 1] ?? 0) & (HIGH[pair] ?? 0))) !== 0;
      const moved = isFirst ? pair : pair + 1;
      layOn(now, kid, stepTo(moved, card ^ 1));
      this.settler.raise(now, card);
      this.take(2, stepTo(moved, card ^ 1) | LADDER);
    }
  }

  private uncover(): void {
    const { now, kid, table, targets } = this;
    let low = (now[VISIBLE_AT] ?? 0) & ~(now[PLACED_AT] ?? 0);
    let high = (now[VISIBLE_AT + 1] ?? 0) & ~(now[PLACED_AT + 1] ?? 0);
    const mayEmpty = (now[EMPTY_PILES_AT] ?? 0) === 0 && this.kingWaits();
    while ((low | high) !== 0) {
      const card = lowestOf(low, high);
      low &= ~(LOW[card] ?? 0);
      high &= ~(HIGH[card] ?? 0);
      if (table.start.piles.empties[card] === 1 && !mayEmpty) continue;
      for (let to = targets.first(card); to >= 0; to = targets.next(to)) {
        copyBasis(kid, now);
        kid[LOCKS_AT] = (kid[LOCKS_AT] ?? 0) - (table.start.piles.weight[card] ?? 0);
        layOn(now, kid, stepTo(card, to));
        this.take(1, stepTo(card, to));
      }
    }
  }

  /** Could a king go to an empty pile now? */
  private kingWaits(): boolean {
    const { now, table } = this;
    if (((now[VISIBLE_AT + 1] ?? 0) & ~(now[PLACED_AT + 1] ?? 0) & KINGS_HIGH) !== 0) return true;
    if (table.rules.worryBack && topHigh(now[HEIGHTS_AT] ?? 0) >= LOWEST_KING) return true;
    return this.reachesKing();
  }

  /** Looks at what is left in stock and waste. */
  private readRow(): void {
    const { row, table } = this;
    let count = 0;
    for (let left = this.now[LEFT_AT] ?? 0; left !== 0; left &= left - 1) {
      row[count++] = table.start.row[31 - Math.clz32(left & -left)] ?? 0;
    }
    this.count = count;
  }

  /** Is a king within reach? */
  private reachesKing(): boolean {
    const reached = this.table.stock[rowAt(this.count, this.now[BOUNDARY_AT] ?? 0)] ?? [];
    for (const reach of reached) if ((this.row[indexOfReach(reach)] ?? 0) >= FIRST_KING) return true;
    return false;
  }

  /** Hands on the positions after each card within reach was played, fewest draws first. `readRow` was called. */
  private playStock(): void {
    const { table, row, now, kid } = this;
    const reached = table.stock[rowAt(this.count, now[BOUNDARY_AT] ?? 0)];
    if (reached === undefined) return;
    const heights = now[HEIGHTS_AT] ?? 0;
    const key = heightKey(heights);
    const safeLow = table.safe.low(heights, key);
    const safeHigh = table.safe.high(key);
    const canTurn = table.start.reach.isUnlimited || (now[REDEALS_AT] ?? 0) > 0;
    for (const reach of reached) {
      if ((reach & TURNED) !== 0 && !canTurn) return;
      const card = row[indexOfReach(reach)] ?? 0;
      const isSafeCard = ((safeLow & (LOW[card] ?? 0)) | (safeHigh & (HIGH[card] ?? 0))) !== 0;
      if (((nextLow(heights) & (LOW[card] ?? 0)) | (nextHigh(heights) & (HIGH[card] ?? 0))) !== 0) {
        this.draw(reach, card);
        kid[HEIGHTS_AT] = heights + (UP[card] ?? 0);
        this.take(1 + drawsOfReach(reach), stepTo(card, UPWARDS));
        // On its way past a safe card, the line would play it.
        if (isSafeCard && table.stockIsSafe) return;
        if (isSafeCard) continue;
      }
      this.layDrawn(reach, card);
    }
  }

  private layDrawn(reach: number, card: number): void {
    const { now, kid, targets } = this;
    for (let to = targets.first(card); to >= 0; to = targets.next(to)) {
      this.draw(reach, card);
      layOn(now, kid, stepTo(card, to));
      this.take(1 + drawsOfReach(reach), stepTo(card, to));
    }
  }

  /** The position after the draws, without the card. */
  private draw(reach: number, card: number): void {
    const { now, kid, table } = this;
    copyBasis(kid, now);
    kid[LEFT_AT] = (kid[LEFT_AT] ?? 0) & ~(1 << (table.start.placeInRow[card] ?? 0));
    kid[BOUNDARY_AT] = indexOfReach(reach);
    if ((reach & TURNED) !== 0 && !table.start.reach.isUnlimited)
      kid[REDEALS_AT] = (kid[REDEALS_AT] ?? 0) - 1;
  }

  private takeBack(): void {
    const { now, kid, table, targets } = this;
    const heights = now[HEIGHTS_AT] ?? 0;
    let low = topLow(heights);
    let high = topHigh(heights);
    while ((low | high) !== 0) {
      const card = lowestOf(low, high);
      low &= ~(LOW[card] ?? 0);
      high &= ~(HIGH[card] ?? 0);
      if (!table.start.wonEarly && isSafe(card, heights, true)) continue;
      for (let to = targets.first(card); to >= 0; to = targets.next(to)) {
        copyBasis(kid, now);
        kid[HEIGHTS_AT] = heights - (UP[card] ?? 0);
        layOn(now, kid, stepTo(card, to));
        this.take(1, stepTo(card, to));
      }
    }
  }
}

const LOWEST_KING = 1 << (FIRST_KING - 32);

/** The twins of a set's cards. */
const twins = (set: number): number => ((set & FIRSTS) << 1) | ((set >>> 1) & FIRSTS);

/** The places on the tableau of a position that take a card, in turn: its two bearers, or an empty pile for a king. */
class Targets {
  /** @param now the position, as it changes, with all that is worked out from its basis */
  constructor(private readonly now: Int32Array) {}

  /** The first of them, a card's index or `TO_EMPTY`; -1 if there is none. */
  first(card: number): number {
    const { now } = this;
    if (card >= FIRST_KING) return (now[EMPTY_PILES_AT] ?? 0) > 0 ? TO_EMPTY : -1;
    const first = (card & ~1) + 4;
    return this.isFree(first) ? first : this.next(first);
  }

  /** The one after this one: its twin, if that takes the card as well; -1 if not. */
  next(to: number): number {
    return to < TO_EMPTY && (to & 1) === 0 && this.isFree(to + 1) ? to + 1 : -1;
  }

  private isFree(card: number): boolean {
    const { now } = this;
    return (((now[FREE_AT] ?? 0) & (LOW[card] ?? 0)) | ((now[FREE_AT + 1] ?? 0) & (HIGH[card] ?? 0))) !== 0;
  }
}
