/**
 * The least number of moves that can be left. It is the sum of terms for different moves:
 * - every card not up goes up once;
 * - every card of the stock is drawn, some at a time;
 * - a waste card above a lower one of its suit goes to the tableau first or is drawn again, and if any is, so is one
 *   more card, the lower one;
 * - locked cards and runs on them step aside, as `deadlocks.ts` and `burdens.ts` tell.
 * A move makes it smaller by no more than it costs.
 *
 * A game that ends early ends with at most one card in stock and waste, and none face down: each that lies face down
 * costs one move, that of the card on it.
 */
import { placeOf } from '../card-index.js';
import { bitsIn } from '../card-index.js';
import { Burdens } from './burdens.js';
import { Deadlocks } from './deadlocks.js';
import { BOUNDARY, HEIGHTS, LEFT, LOCKS } from './numbers.js';
import type { Table } from './table.js';

const CACHE_BITS = 15;

export class LeastRest {
  private readonly burdens: Burdens;
  private readonly knownKeys = new Int32Array(1 << CACHE_BITS).fill(-1);
  private readonly known = new Uint8Array(1 << CACHE_BITS);

  constructor(private readonly table: Table) {
    this.burdens = new Burdens(table.start, table.locks.piles, new Deadlocks(table.locks));
  }

  /** Of a position with all that is worked out from its core. */
  of(now: Int32Array): number {
    const { table } = this;
    const left = now[LEFT] ?? 0;
    const boundary = now[BOUNDARY] ?? 0;
    const locks = now[LOCKS] ?? 0;
    if (table.start.wonEarly) {
      return (table.locks.hiddenCount[locks] ?? 0) + this.stockEarly(left, boundary);
    }
    return notUp(now[HEIGHTS] ?? 0) + this.burdens.least(now) + this.stock(left, boundary);
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

  private stock(left: number, boundary: number): number {
    const key = left | (boundary << 24);
    const slot = Math.imul(key ^ (key >>> 11), 0x9e3779b1) >>> (32 - CACHE_BITS);
    if (this.knownKeys[slot] !== key) {
      this.knownKeys[slot] = key;
      this.known[slot] = this.drawsOf(bitsIn(left) - boundary) + this.again(left, boundary);
    }
    return this.known[slot] ?? 0;
  }

  /** For the waste cards above a lower one of their suit. */
  private again(left: number, boundary: number): number {
    const { draw, inPlay } = this.table.rules;
    if (inPlay === 'stock') return 0;
    let above = 0;
    const least = [99, 99, 99, 99];
    for (let rest = left, at = 0; at < boundary; rest &= rest - 1, at++) {
      const card = this.table.start.row[31 - Math.clz32(rest & -rest)] ?? 0;
      const place = placeOf(card);
      if (card >> 2 > (least[place] ?? 0)) above++;
      else least[place] = card >> 2;
    }
    if (above === 0) return 0;
    return Math.min(above, Math.ceil((above + 1) / draw));
  }
}

const notUp = (heights: number): number =>
  52 - (heights & 15) - ((heights >> 4) & 15) - ((heights >> 8) & 15) - (heights >> 12);
