/**
 * How many cards of stock and waste cannot go straight to their foundation in this pass, at least, for the order of
 * their own suit alone. A card of the stock above a lower one that comes later waits in the waste until that has come;
 * all that has come on it leaves first. If a higher card of the suit comes between the two, it cannot leave for its
 * foundation before the card that waits below it: one of them gives way. In the waste, each card above a lower one of its
 * suit gives way.
 */
import { bitsIn } from '../card-index.js';

/** @param ranks those of a suit, the bottom of the waste first; so many of them are in the `waste` */
export function leastGivingWay(ranks: readonly number[], waste: number): number {
  const pairs = new Array<number>(ranks.length).fill(0);
  let forced = 0;
  let least = Infinity;
  for (let at = 0; at < waste; at++) {
    const rank = ranks[at] ?? 0;
    if (rank > least) forced |= 1 << at;
    else least = rank;
  }
  let later = Infinity;
  for (let upper = ranks.length - 1; upper > 0; upper--) {
    const rank = ranks[upper] ?? 0;
    for (let at = upper - 1; at >= 0 && ((forced >> upper) & 1) === 0; at--) {
      const lower = ranks[at] ?? 0;
      if (lower > rank || later > lower || ((forced >> at) & 1) === 1) continue;
      pairs[upper] = (pairs[upper] ?? 0) | (1 << at);
      pairs[at] = (pairs[at] ?? 0) | (1 << upper);
    }
    later = Math.min(later, rank);
  }
  return bitsIn(forced) + cover(pairs, (1 << ranks.length) - 1 - forced);
}

/** The fewest of these cards without which no pair is left. */
function cover(pairs: readonly number[], cards: number): number {
  const at = pairs.findIndex((others, card) => ((cards >> card) & 1) === 1 && (others & cards) !== 0);
  if (at < 0) return 0;
  const others = (pairs[at] ?? 0) & cards;
  const withoutOthers = bitsIn(others) + cover(pairs, cards & ~others & ~(1 << at));
  // Of a single pair, to take away the other card is never worse.
  if (bitsIn(others) === 1) return withoutOthers;
  return Math.min(withoutOthers, 1 + cover(pairs, cards & ~(1 << at)));
}
