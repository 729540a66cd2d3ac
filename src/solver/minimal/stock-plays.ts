/** The positions that follow when a card of stock or waste is played. */
import { FIRST_KING, HIGH, LOW } from '../card-index.js';
import { UP, heightKey, nextHigh, nextLow } from '../heights.js';
import { MOST_IN_STOCK, rowAt } from '../stock-reach.js';
import { layOn } from './lying-on.js';
import type { MinimalTable } from './minimal-table.js';
import { UPWARDS, stepTo } from './moves.js';
import { BOUNDARY_AT, HEIGHTS_AT, LEFT_AT, REDEALS_AT, copyBasis } from './numbers.js';
import { TURNED, drawsOfReach, indexOfReach } from './stock-costs.js';
import type { Targets } from './targets.js';

/** Takes the position in `kid`, which costs so many moves, and the step that leads there, as in `moves.ts`. */
export type TakeKid = (cost: number, step: number) => void;

/** What takes part in going on from a position. */
interface Expansion {
  /** The position gone on from, as it changes. */
  readonly now: Int32Array;
  /** The position that is handed on; only its basis is written. */
  readonly kid: Int32Array;
  readonly targets: Targets;
  readonly take: TakeKid;
}

/** A card is played from stock or waste after as many draws as it takes, which are one step with it. */
export class StockPlays {
  /** The cards left in stock and waste, in the order of `rowOf`: the first `count` of these. */
  private readonly row = new Int32Array(MOST_IN_STOCK);
  private count = 0;

  private readonly now: Int32Array;
  private readonly kid: Int32Array;
  private readonly targets: Targets;
  private readonly take: TakeKid;

  constructor(
    private readonly table: MinimalTable,
    { now, kid, targets, take }: Expansion,
  ) {
    this.now = now;
    this.kid = kid;
    this.targets = targets;
    this.take = take;
  }

  /** Looks at what is left in stock and waste; to be called for each position before all else. */
  readRow(): void {
    const { row, table } = this;
    let count = 0;
    for (let left = this.now[LEFT_AT] ?? 0; left !== 0; left &= left - 1) {
      row[count++] = table.start.row[31 - Math.clz32(left & -left)] ?? 0;
    }
    this.count = count;
  }

  /** Is a king within reach? */
  reachesKing(): boolean {
    const reached = this.table.stock[rowAt(this.count, this.now[BOUNDARY_AT] ?? 0)] ?? [];
    for (const reach of reached) if ((this.row[indexOfReach(reach)] ?? 0) >= FIRST_KING) return true;
    return false;
  }

  /** Hands on the positions after each card within reach was played, fewest draws first. `readRow` was called. */
  play(): void {
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
}
