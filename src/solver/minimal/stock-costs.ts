/** Which cards of stock and waste can be played next, and after how many draws. */
import type { StockRules } from '../stock-reach.js';
import { MOST_IN_STOCK, rowAt } from '../stock-reach.js';

/**
 * A card that can be played, as one number: in bits 0 to 4 its place in the row, then the draws before it, and in bit 15
 * whether the waste is turned over before it.
 */
const INDEX_BITS = 5;
/** The waste is turned over before the card is played. */
export const TURNED = 1 << 15;

/** The place in the row, 0 to 23. */
export const indexOfReach = (reach: number): number => reach & 31;
/** The draws before, 0 to 49. */
export const drawsOfReach = (reach: number): number => (reach >> INDEX_BITS) & 255;

const KNOWN = new Map<string, readonly Int32Array[]>();

/** For each row, at the place that `rowAt` tells, its cards within reach, fewest draws first. */
export function stockCosts(rules: StockRules): readonly Int32Array[] {
  const key = `${rules.draw} ${rules.recycleDraws} ${rules.inPlay}`;
  let known = KNOWN.get(key);
  if (known === undefined) {
    const lists: Int32Array[] = [];
    for (let count = 0; count <= MOST_IN_STOCK; count++) {
      for (let boundary = 0; boundary <= MOST_IN_STOCK; boundary++) {
        lists[rowAt(count, boundary)] =
          boundary <= count ? reachFrom(rules, count, boundary) : new Int32Array(0);
      }
    }
    KNOWN.set(key, (known = lists));
  }
  return known;
}

/** Clicks through the rest of this pass and through the whole next one. */
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
