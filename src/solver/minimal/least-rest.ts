/**
 * The least number of moves that can be left. It is the sum of terms for different moves:
 * - every card not up goes up once;
 * - cards of the stock are drawn, and some of stock and waste go to the tableau first or are drawn again, as
 *   `stock-rest.ts` tells;
 * - locked cards and runs on them step aside, as `deadlocks.ts` and `burdens.ts` tell.
 * A move makes it smaller by no more than it costs.
 *
 * A game that ends early ends with at most one card in stock and waste, and none face down: each that lies face down
 * costs one move, that of the card on it.
 */
import { DECK_SIZE } from '../../core/card.js';
import { bitsIn } from '../card-index.js';
import { heightsSum } from '../heights.js';
import { Burdens } from './burdens.js';
import { Deadlocks } from './deadlocks.js';
import { BOUNDARY_AT, HEIGHTS_AT, LEFT_AT, LOCKS_AT } from './numbers.js';
import { StockRest } from './stock-rest.js';
import type { MinimalTable } from './minimal-table.js';

/** The sum of those terms, in moves as `lineLength` counts them. */
export class LeastRest {
  private readonly burdens: Burdens;
  private readonly stock: StockRest;

  constructor(private readonly table: MinimalTable) {
    this.stock = new StockRest(table);
    this.burdens = new Burdens(table.start, table.locks.piles, new Deadlocks(table.locks));
  }

  /** Of a position with all that is worked out from its basis. */
  of(now: Int32Array): number {
    const { table } = this;
    const left = now[LEFT_AT] ?? 0;
    const boundary = now[BOUNDARY_AT] ?? 0;
    if (table.start.wonEarly) {
      return (table.locks.hiddenCount[now[LOCKS_AT] ?? 0] ?? 0) + this.stockEarly(left, boundary);
    }
    return (
      DECK_SIZE -
      heightsSum(now[HEIGHTS_AT] ?? 0) +
      this.burdens.least(now) +
      this.stock.least(left, boundary)
    );
  }

  /** Draws of cards that must be drawn, at least. */
  private drawsOf(cards: number): number {
    const { draw, inPlay } = this.table.rules;
    return inPlay === 'waste' && cards > 0 ? Math.ceil(cards / draw) : 0;
  }

  private stockEarly(left: number, boundary: number): number {
    const count = bitsIn(left);
    return Math.max(0, count - 1) + this.drawsOf(count - boundary - 1);
  }
}
