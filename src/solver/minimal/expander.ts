/**
 * The positions that follow a position on some shortest line, if any does.
 *
 * Not every move is tried. Part of a run moves only if the card under it goes up at once, and a pile without face-down
 * cards moves away only if there is no empty pile and a king waits for one: a line that makes such a move earlier can
 * make it later, for where two twins lie in each other's place until then, nothing else can tell them apart. A card
 * that is safe goes up before all else; one that would be safe does not come back.
 */
import { FIRSTS, FIRST_KING, HIGH, KINGS_HIGH, LOW, lowestOf } from '../card-index.js';
import { UP, heightKey, isSafe, nextHigh, nextLow, topHigh, topLow } from '../heights.js';
import { rowAt } from '../stock-reach.js';
import { LADDER, TO_EMPTY, UPWARDS, stepTo } from './moves.js';
import {
  BOUNDARY_AT,
  BASIS_SIZE,
  EMPTY_PILES_AT,
  FREE_AT,
  HEIGHTS_AT,
  LEFT_AT,
  LOCKS_AT,
  WHOLE_SIZE,
  PLACED_AT,
  REDEALS_AT,
  VISIBLE_AT,
} from './numbers.js';
import { layOn } from './completer.js';
import { Settler } from './settler.js';
import { TURNED, drawsOfReach, indexOfReach } from './stock-costs.js';
import type { LineTable } from './line-table.js';

/** Takes the position in `kid`, which costs so many moves. */
export type TakeKid = (cost: number, step: number) => void;

export class Expander {
  readonly now = new Int32Array(WHOLE_SIZE);
  /** The position that is handed on. */
  readonly kid = new Int32Array(WHOLE_SIZE);
  private readonly settler: Settler;
  /** The cards of stock and waste, in their row. */
  private readonly row = new Int32Array(24);
  private count = 0;

  constructor(
    private readonly table: LineTable,
    private readonly take: TakeKid,
  ) {
    this.settler = new Settler(table, this.kid);
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
    table.completer.fill(now);
    this.readRow();
    this.putUp();
    this.climb();
    this.uncover();
    this.playStock();
    if (table.rules.worryBack) this.takeBack();
  }

  private reset(): void {
    const { now, kid } = this;
    for (let at = 0; at < BASIS_SIZE; at++) kid[at] = now[at] ?? 0;
  }

  private readRow(): void {
    const { row, table, now } = this;
    let count = 0;
    for (let left = now[LEFT_AT] ?? 0; left !== 0; left &= left - 1) {
      row[count++] = table.start.row[31 - Math.clz32(left & -left)] ?? 0;
    }
    this.count = count;
  }

  private putUp(): void {
    const { now } = this;
    const heights = now[HEIGHTS_AT] ?? 0;
    let low = nextLow(heights) & (now[FREE_AT] ?? 0);
    let high = nextHigh(heights) & (now[FREE_AT + 1] ?? 0);
    while ((low | high) !== 0) {
      const card = lowestOf(low, high);
      low &= ~(LOW[card] ?? 0);
      high &= ~(HIGH[card] ?? 0);
      this.reset();
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
      this.reset();
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
    const { now, kid, table } = this;
    let low = (now[VISIBLE_AT] ?? 0) & ~(now[PLACED_AT] ?? 0);
    let high = (now[VISIBLE_AT + 1] ?? 0) & ~(now[PLACED_AT + 1] ?? 0);
    const mayEmpty = (now[EMPTY_PILES_AT] ?? 0) === 0 && this.kingWaits();
    while ((low | high) !== 0) {
      const card = lowestOf(low, high);
      low &= ~(LOW[card] ?? 0);
      high &= ~(HIGH[card] ?? 0);
      if (table.start.piles.empties[card] === 1 && !mayEmpty) continue;
      for (let to = this.firstTarget(card); to >= 0; to = this.nextTarget(to)) {
        this.reset();
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
    const reached = table.stock[rowAt(this.count, now[BOUNDARY_AT] ?? 0)] ?? [];
    for (const reach of reached) if ((this.row[indexOfReach(reach)] ?? 0) >= FIRST_KING) return true;
    return false;
  }

  /** The first place on the tableau that takes the card: a card, or an empty pile; -1 if there is none. */
  private firstTarget(card: number): number {
    const { now } = this;
    if (card >= FIRST_KING) return (now[EMPTY_PILES_AT] ?? 0) > 0 ? TO_EMPTY : -1;
    const first = (card & ~1) + 4;
    return this.isFree(first) ? first : this.nextTarget(first);
  }

  /** The twin of this place, if that takes the card as well. */
  private nextTarget(to: number): number {
    return to < TO_EMPTY && (to & 1) === 0 && this.isFree(to + 1) ? to + 1 : -1;
  }

  private isFree(card: number): boolean {
    const { now } = this;
    return (((now[FREE_AT] ?? 0) & (LOW[card] ?? 0)) | ((now[FREE_AT + 1] ?? 0) & (HIGH[card] ?? 0))) !== 0;
  }

  private playStock(): void {
    const { now, table, row } = this;
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
        this.kid[HEIGHTS_AT] = heights + (UP[card] ?? 0);
        this.take(1 + drawsOfReach(reach), stepTo(card, UPWARDS));
        // On its way past a safe card, the line would play it.
        if (isSafeCard && table.stockIsSafe) return;
        if (isSafeCard) continue;
      }
      this.layDrawn(reach, card);
    }
  }

  private layDrawn(reach: number, card: number): void {
    for (let to = this.firstTarget(card); to >= 0; to = this.nextTarget(to)) {
      this.draw(reach, card);
      layOn(this.now, this.kid, stepTo(card, to));
      this.take(1 + drawsOfReach(reach), stepTo(card, to));
    }
  }

  private draw(reach: number, card: number): void {
    const { kid, table } = this;
    this.reset();
    kid[LEFT_AT] = (kid[LEFT_AT] ?? 0) & ~(1 << (table.start.placeInRow[card] ?? 0));
    kid[BOUNDARY_AT] = indexOfReach(reach);
    if ((reach & TURNED) !== 0 && !table.start.reach.isUnlimited)
      kid[REDEALS_AT] = (kid[REDEALS_AT] ?? 0) - 1;
  }

  private takeBack(): void {
    const { now, kid, table } = this;
    const heights = now[HEIGHTS_AT] ?? 0;
    let low = topLow(heights);
    let high = topHigh(heights);
    while ((low | high) !== 0) {
      const card = lowestOf(low, high);
      low &= ~(LOW[card] ?? 0);
      high &= ~(HIGH[card] ?? 0);
      if (!table.start.wonEarly && isSafe(card, heights, true)) continue;
      for (let to = this.firstTarget(card); to >= 0; to = this.nextTarget(to)) {
        this.reset();
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
