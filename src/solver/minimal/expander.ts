/**
 * The positions that follow a position on some shortest line, if any does.
 *
 * Not every move is tried. Part of a run moves only if the card under it goes up at once, and a pile without face-down
 * cards moves away only if there is no empty pile and a king waits for one: a line that makes such a move earlier can
 * make it later, for where two twins lie in each other's place until then, nothing else can tell them apart. A card
 * that is safe goes up before all else; one that would be safe does not come back.
 */
import { FIRSTS, FIRST_KING, HIGH, KINGS_HIGH, LOW, lowestOf } from '../card-index.js';
import { UP, isSafe, nextHigh, nextLow, topHigh, topLow } from '../heights.js';
import { layOn } from './lying-on.js';
import type { MinimalTable } from './minimal-table.js';
import { LADDER, UPWARDS, stepTo } from './moves.js';
import {
  EMPTY_PILES_AT,
  FREE_AT,
  HEIGHTS_AT,
  LOCKS_AT,
  PLACED_AT,
  VISIBLE_AT,
  WHOLE_SIZE,
  copyBasis,
} from './numbers.js';
import { Settler } from './settler.js';
import type { TakeKid } from './stock-plays.js';
import { StockPlays } from './stock-plays.js';
import { Targets } from './targets.js';

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
  private readonly stock: StockPlays;

  constructor(
    private readonly table: MinimalTable,
    private readonly take: TakeKid,
  ) {
    const { now, kid } = this;
    this.settler = new Settler(table, kid);
    this.targets = new Targets(now);
    this.stock = new StockPlays(table, { now, kid, targets: this.targets, take });
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
    this.stock.readRow();
    this.putUp();
    this.climb();
    this.uncover();
    this.stock.play();
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
    return this.stock.reachesKing();
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
