/**
 * Which cards of stock and waste can be played next, after any number of clicks on the stock. The cards are one row:
 * the waste bottom to top, then the stock top to bottom. The boundary is how many of them are in the waste.
 */
import type { Card } from '../core/card.js';
import type { Layout } from '../games/klondike/model/layout.js';
import type { Rules } from '../games/klondike/model/rules.js';

/** Waste bottom to top, then stock top to bottom: the order in which the cards come into play. */
export const rowOf = ({ waste, stock }: Layout): Card[] => [...waste.cards, ...stock.cards.slice().reverse()];

/** The most cards in stock and waste. */
export const MOST_IN_STOCK = 24;

/** The place in the tables below of a row of `count` cards with that boundary. */
export const rowAt = (count: number, boundary: number): number => count * (MOST_IN_STOCK + 1) + boundary;

/**
 * Which cards of a row can be played, by its number of cards and its boundary: each table is asked at `rowAt`, and bit i
 * of an answer is the card at place i of the row, from 0.
 */
export interface StockReach {
  /** A bit for each card that is reached before the waste is turned over; under unlimited redeals also after. */
  readonly now: Int32Array;
  /** A bit for each card that is reached only by turning the waste over once. */
  readonly later: Int32Array;
  /** The lowest boundary from which the same cards are reached. */
  readonly alike: Int32Array;
  /** Turning the waste over costs nothing. */
  readonly isUnlimited: boolean;
  /** Every card can be played at any time. */
  readonly isFree: boolean;
}

/** What the rules say of stock and waste, but for how often the waste may be turned over. */
export type StockRules = Pick<Rules, 'draw' | 'recycleDraws' | 'inPlay'>;

/** The cards in play at this boundary and, click by click, until the stock is empty. */
function passFrom({ draw, inPlay }: StockRules, count: number, first: number): number {
  let reached = 0;
  for (let boundary = first; ; boundary = Math.min(count, boundary + draw)) {
    const card = inPlay === 'waste' ? boundary - 1 : boundary;
    if (card >= 0 && card < count) reached |= 1 << card;
    if (boundary === count) return reached;
  }
}

/** Under these rules every card of stock and waste can be played at any time, however often the waste was turned over. */
export const isStockFree = (rules: StockRules & Pick<Rules, 'redeals'>): boolean =>
  stockReach(rules, rules.redeals === Infinity).isFree;

const KNOWN = new Map<string, StockReach>();

/** The tables of these rules, made once. */
export function stockReach(rules: StockRules, isUnlimited: boolean): StockReach {
  const key = `${rules.draw} ${rules.recycleDraws} ${rules.inPlay} ${isUnlimited}`;
  const known = KNOWN.get(key) ?? newReach(rules, isUnlimited);
  KNOWN.set(key, known);
  return known;
}

function newReach(rules: StockRules, isUnlimited: boolean): StockReach {
  const rows = rowAt(MOST_IN_STOCK, MOST_IN_STOCK) + 1;
  const now = new Int32Array(rows);
  const later = new Int32Array(rows);
  const alike = new Int32Array(rows);
  let isFree = isUnlimited;
  for (let count = 0; count <= MOST_IN_STOCK; count++) {
    const again = passFrom(rules, count, rules.recycleDraws ? Math.min(count, rules.draw) : 0);
    for (let boundary = 0; boundary <= count; boundary++) {
      const row = rowAt(count, boundary);
      const first = passFrom(rules, count, boundary);
      now[row] = isUnlimited ? first | again : first;
      later[row] = isUnlimited ? 0 : again & ~first;
      alike[row] = lowestLike({ now, later }, count, boundary);
      if (now[row] !== (1 << count) - 1) isFree = false;
    }
  }
  return { now, later, alike, isUnlimited, isFree };
}

function lowestLike(
  { now, later }: Pick<StockReach, 'now' | 'later'>,
  count: number,
  boundary: number,
): number {
  const row = rowAt(count, boundary);
  for (let other = 0; other < boundary; other++) {
    const same = rowAt(count, other);
    if (now[same] === now[row] && later[same] === later[row]) return other;
  }
  return boundary;
}
