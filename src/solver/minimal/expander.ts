/**
 * Generates enough successors of a position to continue a shortest line, if one exists.
 *
 * Dominated moves are skipped. Part of a run moves only if the card under it goes up at once. A pile without face-down
 * cards leaves its place only if no pile is empty and a king waits for an empty one. A line that makes this move
 * earlier can make it later instead, because until then the position differs only in which of two twins lies where. A
 * safe card goes up before anything else, and a card that would be safe does not come back.
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
  MACRO,
  layOn,
  LEFT_AT,
  LOCKS_AT,
  PLACED_AT,
  REDEALS_AT,
  stepTo,
  TO_EMPTY,
  TO_FOUNDATION,
  VISIBLE_AT,
  POSITION_SIZE,
} from './numbers.js';
import { SafeMover } from './safe-mover.js';

/**
 * Expands one position after another. It passes on the successors in this order: cards that go up, divided runs, piles
 * turned up, stock cards, cards that come back. It doesn't make the safe steps after a successor; `playSafe` does.
 */
export class Expander {
  /** The position to expand. The caller fills in its basis, and `expand` fills in the rest. */
  readonly now = new Int32Array(POSITION_SIZE);
  /** The successor that is passed on. It has only its basis before `playSafe`. */
  readonly child = new Int32Array(POSITION_SIZE);
  private readonly safeMover: SafeMover;
  private readonly targets: Targets;
  /** The first `count` of these are the cards left in stock and waste, in the order of `rowOf`. */
  private readonly row = new Int32Array(MOST_IN_STOCK);
  private count = 0;

  /** @param onChild receives each successor in `child`, with its cost in moves and the step that leads to it */
  constructor(
    private readonly table: MinimalTable,
    private readonly onChild: (cost: number, step: number) => void,
  ) {
    this.safeMover = new SafeMover(table, this.child);
    this.targets = new Targets(this.now);
  }

  /** The safe steps that the last `playSafe` made. */
  get safeSteps(): readonly number[] {
    return this.safeMover.steps;
  }

  /** Makes all safe steps in `child` and returns their cost. Only the basis of `child` must be correct. */
  playSafe(): number {
    return this.safeMover.playSafe();
  }

  /** Passes on all successors of `now`. Only the basis of `now` must be correct. */
  expand(): void {
    const { now, table } = this;
    table.fill(now);
    this.readRow();
    this.putUp();
    this.divideRuns();
    this.uncover();
    this.playStock();
    if (table.rules.worryBack) this.takeBack();
  }

  private putUp(): void {
    const { now, child } = this;
    const heights = now[HEIGHTS_AT] ?? 0;
    let low = nextLow(heights) & (now[FREE_AT] ?? 0);
    let high = nextHigh(heights) & (now[FREE_AT + 1] ?? 0);
    while ((low | high) !== 0) {
      const card = lowestOf(low, high);
      low &= ~(LOW[card] ?? 0);
      high &= ~(HIGH[card] ?? 0);
      copyBasis(child, now);
      this.safeMover.raise(now, card);
      this.onChild(1, stepTo(card, TO_FOUNDATION));
    }
  }

  /** Moves part of a run to the twin of the card under it, so that this card can go up. */
  private divideRuns(): void {
    const { now, child } = this;
    const heights = now[HEIGHTS_AT] ?? 0;
    const freeLow = now[FREE_AT] ?? 0;
    const freeHigh = now[FREE_AT + 1] ?? 0;
    let low = nextLow(heights) & (now[VISIBLE_AT] ?? 0) & ~freeLow & twins(freeLow);
    let high = nextHigh(heights) & (now[VISIBLE_AT + 1] ?? 0) & ~freeHigh & twins(freeHigh);
    while ((low | high) !== 0) {
      const card = lowestOf(low, high);
      low &= ~(LOW[card] ?? 0);
      high &= ~(HIGH[card] ?? 0);
      copyBasis(child, now);
      // One of two twins is on the card. Only that one is placed, because the card's own twin is free.
      const pair = (card & ~1) - 4;
      const isFirst =
        (((now[PLACED_AT] ?? 0) & (LOW[pair] ?? 0)) | ((now[PLACED_AT + 1] ?? 0) & (HIGH[pair] ?? 0))) !== 0;
      const moved = isFirst ? pair : pair + 1;
      layOn(now, child, stepTo(moved, card ^ 1));
      this.safeMover.raise(now, card);
      this.onChild(2, stepTo(moved, card ^ 1) | MACRO);
    }
  }

  private uncover(): void {
    const { now, child, table, targets } = this;
    let low = (now[VISIBLE_AT] ?? 0) & ~(now[PLACED_AT] ?? 0);
    let high = (now[VISIBLE_AT + 1] ?? 0) & ~(now[PLACED_AT + 1] ?? 0);
    const mayEmpty = (now[EMPTY_PILES_AT] ?? 0) === 0 && this.kingWaits();
    while ((low | high) !== 0) {
      const card = lowestOf(low, high);
      low &= ~(LOW[card] ?? 0);
      high &= ~(HIGH[card] ?? 0);
      if (table.start.piles.empties[card] === 1 && !mayEmpty) continue;
      for (let to = targets.first(card); to >= 0; to = targets.next(to)) {
        copyBasis(child, now);
        child[LOCKS_AT] = (child[LOCKS_AT] ?? 0) - (table.start.piles.weight[card] ?? 0);
        layOn(now, child, stepTo(card, to));
        this.onChild(1, stepTo(card, to));
      }
    }
  }

  /** Could a king move to an empty pile now? */
  private kingWaits(): boolean {
    const { now, table } = this;
    if (((now[VISIBLE_AT + 1] ?? 0) & ~(now[PLACED_AT + 1] ?? 0) & KINGS_HIGH) !== 0) return true;
    if (table.rules.worryBack && topHigh(now[HEIGHTS_AT] ?? 0) >= LOWEST_KING) return true;
    return this.reachesKing();
  }

  /** Reads the cards left in stock and waste. */
  private readRow(): void {
    const { row, table } = this;
    let count = 0;
    for (let left = this.now[LEFT_AT] ?? 0; left !== 0; left &= left - 1) {
      row[count++] = table.start.row[31 - Math.clz32(left & -left)] ?? 0;
    }
    this.count = count;
  }

  /** Can a king be drawn? */
  private reachesKing(): boolean {
    const reached = this.table.stock[rowAt(this.count, this.now[BOUNDARY_AT] ?? 0)] ?? [];
    for (const reach of reached) if ((this.row[indexOfReach(reach)] ?? 0) >= FIRST_KING) return true;
    return false;
  }

  /** Passes on the positions after each reachable stock card is played, fewest draws first. Call `readRow` first. */
  private playStock(): void {
    const { table, row, now, child } = this;
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
        child[HEIGHTS_AT] = heights + (UP[card] ?? 0);
        this.onChild(1 + drawsOfReach(reach), stepTo(card, TO_FOUNDATION));
        // A line that draws past a safe card would play it on the way.
        if (isSafeCard && table.stockIsSafe) return;
        if (isSafeCard) continue;
      }
      this.layDrawn(reach, card);
    }
  }

  private layDrawn(reach: number, card: number): void {
    const { now, child, targets } = this;
    for (let to = targets.first(card); to >= 0; to = targets.next(to)) {
      this.draw(reach, card);
      layOn(now, child, stepTo(card, to));
      this.onChild(1 + drawsOfReach(reach), stepTo(card, to));
    }
  }

  /** The position after the draws, once the card has left the waste. */
  private draw(reach: number, card: number): void {
    const { now, child, table } = this;
    copyBasis(child, now);
    child[LEFT_AT] = (child[LEFT_AT] ?? 0) & ~(1 << (table.start.placeInRow[card] ?? 0));
    child[BOUNDARY_AT] = indexOfReach(reach);
    if ((reach & TURNED) !== 0 && !table.start.reach.isUnlimited)
      child[REDEALS_AT] = (child[REDEALS_AT] ?? 0) - 1;
  }

  private takeBack(): void {
    const { now, child, table, targets } = this;
    const heights = now[HEIGHTS_AT] ?? 0;
    let low = topLow(heights);
    let high = topHigh(heights);
    while ((low | high) !== 0) {
      const card = lowestOf(low, high);
      low &= ~(LOW[card] ?? 0);
      high &= ~(HIGH[card] ?? 0);
      if (!table.start.isWonEarly && isSafe(card, heights, true)) continue;
      for (let to = targets.first(card); to >= 0; to = targets.next(to)) {
        copyBasis(child, now);
        child[HEIGHTS_AT] = heights - (UP[card] ?? 0);
        layOn(now, child, stepTo(card, to));
        this.onChild(1, stepTo(card, to));
      }
    }
  }
}

const LOWEST_KING = 1 << (FIRST_KING - 32);

/** The twins of the cards in a set. */
const twins = (set: number): number => ((set & FIRSTS) << 1) | ((set >>> 1) & FIRSTS);

/** The places on the tableau that accept a card, in order: the two cards it can go on, or an empty pile for a king. */
class Targets {
  /** @param now the complete current position */
  constructor(private readonly now: Int32Array) {}

  /** The first place, as a card index or `TO_EMPTY`; -1 if no place accepts it. */
  first(card: number): number {
    const { now } = this;
    if (card >= FIRST_KING) return (now[EMPTY_PILES_AT] ?? 0) > 0 ? TO_EMPTY : -1;
    const first = (card & ~1) + 4;
    return this.isFree(first) ? first : this.next(first);
  }

  /** The next place: the twin, if it accepts the card too; otherwise -1. */
  next(to: number): number {
    return to < TO_EMPTY && (to & 1) === 0 && this.isFree(to + 1) ? to + 1 : -1;
  }

  private isFree(card: number): boolean {
    const { now } = this;
    return (((now[FREE_AT] ?? 0) & (LOW[card] ?? 0)) | ((now[FREE_AT + 1] ?? 0) & (HIGH[card] ?? 0))) !== 0;
  }
}
