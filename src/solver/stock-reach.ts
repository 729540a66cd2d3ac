/**
 * Finds the cards in the stock and waste that can be played next, after any number of clicks on the stock. The cards
 * form one row: the waste bottom to top, then the stock top to bottom. The boundary is the number of cards in the
 * waste.
 */
import type { Card } from '../core/card.js';
import type { Layout } from '../games/klondike/model/layout.js';
import type { Rules } from '../games/klondike/model/rules.js';

/** Waste bottom to top, then stock top to bottom: the order in which the cards come into play. */
export const rowOf = ({ waste, stock }: Layout): Card[] => [...waste.cards, ...stock.cards.slice().reverse()];

/** The most cards in the stock and waste together. */
export const MOST_IN_STOCK = 24;

/** The index, in the tables below, of a row with this number of cards and this boundary. */
export const rowAt = (count: number, boundary: number): number => count * (MOST_IN_STOCK + 1) + boundary;

/**
 * The cards in a row that can be played, as tables indexed by `rowAt`. Bit i of an entry stands for place i in the row.
 */
export interface StockReach {
  /** Cards reachable before a recycle or, if redeals are unlimited, also after one. */
  readonly now: Int32Array;
  /** Cards reachable only by recycling the waste once. */
  readonly later: Int32Array;
  /** The lowest boundary with the same reachable cards. */
  readonly alike: Int32Array;
  /** Are redeals unlimited? */
  readonly isUnlimited: boolean;
  /** Can every card be played at any time? */
  readonly isFree: boolean;
}

/** The rules for the stock and waste, except the number of redeals. */
type StockRules = Pick<Rules, 'draw' | 'recycleDraws' | 'inPlay'>;

/**
 * Can every card in the stock and waste be played at any time under these rules, however often the waste was recycled?
 */
export const isStockFree = (rules: StockRules & Pick<Rules, 'redeals'>): boolean =>
  stockReach(rules, rules.redeals === Infinity).isFree;

const REACHES = new Map<string, StockReach>();

/** The tables for these rules. They are computed once. */
export function stockReach(rules: StockRules, isUnlimited: boolean): StockReach {
  const key = `${keyOf(rules)} ${isUnlimited}`;
  const known = REACHES.get(key) ?? newReach(rules, isUnlimited);
  REACHES.set(key, known);
  return known;
}

const keyOf = ({ draw, recycleDraws, inPlay }: StockRules): string => `${draw} ${recycleDraws} ${inPlay}`;

function newReach(rules: StockRules, isUnlimited: boolean): StockReach {
  const lists = stockCosts(rules);
  const now = new Int32Array(lists.length);
  const later = new Int32Array(lists.length);
  const alike = new Int32Array(lists.length);
  let isFree = isUnlimited;
  for (let count = 0; count <= MOST_IN_STOCK; count++) {
    for (let boundary = 0; boundary <= count; boundary++) {
      const row = rowAt(count, boundary);
      for (const reach of lists[row] ?? []) {
        const set = isUnlimited || (reach & TURNED) === 0 ? now : later;
        set[row] = (set[row] ?? 0) | (1 << indexOfReach(reach));
      }
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

/**
 * A reachable card: its place in the row in bits 0 to 4, then the draws before it. Bit 15 is set if the waste is
 * recycled first.
 */
const INDEX_BITS = 5;
/** The waste is recycled before the card is played. */
export const TURNED = 1 << 15;

/** The place in the row, 0 to 23. */
export const indexOfReach = (reach: number): number => reach & 31;
/** The number of draws before the card is played, 0 to 49. */
export const drawsOfReach = (reach: number): number => (reach >> INDEX_BITS) & 255;

const LISTS = new Map<string, readonly Int32Array[]>();

/** For each row, indexed by `rowAt`: its reachable cards, fewest draws first. */
export function stockCosts(rules: StockRules): readonly Int32Array[] {
  const known = LISTS.get(keyOf(rules)) ?? newLists(rules);
  LISTS.set(keyOf(rules), known);
  return known;
}

function newLists(rules: StockRules): readonly Int32Array[] {
  const lists: Int32Array[] = [];
  for (let count = 0; count <= MOST_IN_STOCK; count++) {
    for (let boundary = 0; boundary <= MOST_IN_STOCK; boundary++) {
      lists[rowAt(count, boundary)] =
        boundary <= count ? reachFrom(rules, count, boundary) : new Int32Array(0);
    }
  }
  return lists;
}

/** Clicks through the rest of this pass and all of the next one. */
function reachFrom({ draw, recycleDraws, inPlay }: StockRules, count: number, first: number): Int32Array {
  const found: number[] = [];
  const seen = new Set<number>();
  let boundary = first;
  let draws = 0;
  for (let turned = 0; turned < 2;) {
    const index = inPlay === 'waste' ? boundary - 1 : boundary;
    if (index >= 0 && index < count && !seen.has(index)) {
      seen.add(index);
      found.push(index | (draws << INDEX_BITS) | (turned * TURNED));
    }
    if (boundary < count) draws++;
    else {
      turned++;
      if (recycleDraws) draws++;
    }
    boundary = boundary < count ? Math.min(count, boundary + draw) : recycleDraws ? Math.min(count, draw) : 0;
  }
  return Int32Array.from(found);
}
