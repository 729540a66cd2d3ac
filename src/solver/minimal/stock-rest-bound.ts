/**
 * A lower bound on the cost of playing the stock and waste: draws, and cards that go to the tableau first.
 *
 * Every stock card must be drawn, several at a time. Cards leave the waste in reverse order, and so do cards that were
 * drawn together. In such a heap, a card above a lower card of its suit can't go straight to its foundation. It goes to
 * the tableau first, or it stays. If it stays, so do all cards below it in the heap, and these are drawn again after a
 * recycle.
 */
import { bitsIn, placeOf } from '../card-index.js';
import { MOST_IN_STOCK } from '../stock-reach.js';
import type { MinimalTable } from './minimal-table.js';

/**
 * The number of cache entries is 2 to this power. With powers of 12 and 20, the search was a tenth slower (25 published
 * deals for each number of cards per draw).
 */
const REST_CACHE_BITS = 17;

/** More than any number of cards: all eight bits. */
const IMPOSSIBLE = 255;

/**
 * A lower bound on the cost of playing the remaining cards, in moves. Cached; a new result overwrites an old one in its
 * slot.
 */
export class StockRestBound {
  private readonly knownKeys = new Int32Array(1 << REST_CACHE_BITS).fill(-1);
  private readonly known = new Uint8Array(1 << REST_CACHE_BITS);
  /** The fewest cards that go to the tableau first, indexed by the number of cards that stay. */
  private readonly aside = new Uint8Array(MOST_IN_STOCK + 1);
  /** The lowest card of each suit in this heap. */
  private readonly lowest = new Int32Array(4).fill(IMPOSSIBLE);
  /** The places in this heap where a card lies above a lower card of its suit. */
  private readonly above: number[] = [];
  /** The ranks of each suit in row order, and how many of them are in the waste. */
  private readonly suits: readonly number[][] = [[], [], [], []];
  private readonly inWaste = new Int32Array(4);

  constructor(private readonly table: MinimalTable) {}

  /** @param left a bit for each card left, in row order @param boundary how many of them are in the waste */
  lowerBound(left: number, boundary: number): number {
    const key = left | (boundary << 24);
    const slot = Math.imul(key ^ (key >>> 11), 0x9e3779b1) >>> (32 - REST_CACHE_BITS);
    if (this.knownKeys[slot] !== key) {
      this.knownKeys[slot] = key;
      this.known[slot] = this.find(left, boundary);
    }
    return this.known[slot] ?? 0;
  }

  private find(left: number, boundary: number): number {
    const { table, aside } = this;
    const { draw, inPlay } = table.rules;
    if (inPlay === 'stock') return 0;
    aside.fill(IMPOSSIBLE);
    aside[0] = 0;
    this.inWaste.fill(0);
    let at = 0;
    let end = boundary > 0 ? boundary : draw;
    for (let rest = left, from = 0; rest !== 0; rest &= rest - 1) {
      if (at === end) {
        this.endHeap();
        from = at;
        end += draw;
      }
      const card = table.start.row[31 - Math.clz32(rest & -rest)] ?? 0;
      if (at < boundary) this.inWaste[placeOf(card)] = (this.inWaste[placeOf(card)] ?? 0) + 1;
      this.takeCard(card, at++ - from);
    }
    this.endHeap();
    return Math.ceil((at - boundary) / draw) + this.cheapest();
  }

  private takeCard(card: number, place: number): void {
    const suit = placeOf(card);
    this.suits[suit]?.push(card >> 2);
    if (card > (this.lowest[suit] ?? 0)) this.above.push(place);
    else this.lowest[suit] = card;
  }

  /** Ends a heap: some of its cards may stay, and the others leave. */
  private endHeap(): void {
    const { aside, above } = this;
    for (let stay = above.length === 0 ? -1 : MOST_IN_STOCK; stay >= 0; stay--) {
      const before = aside[stay] ?? IMPOSSIBLE;
      if (before === IMPOSSIBLE) continue;
      aside[stay] = before + above.length;
      above.forEach((place, nth) => {
        const more = stay + place + 1;
        aside[more] = Math.min(aside[more] ?? IMPOSSIBLE, before + above.length - nth - 1);
      });
    }
    above.length = 0;
    this.lowest.fill(IMPOSSIBLE);
  }

  /** The lowest total of cards that go to the tableau first and draws of cards that stay. */
  private cheapest(): number {
    const { draw } = this.table.rules;
    const givingWay = this.givingWay();
    let cheapest = IMPOSSIBLE;
    let least = IMPOSSIBLE;
    for (let stay = 0; stay <= MOST_IN_STOCK; stay++) {
      least = Math.min(least, this.aside[stay] ?? IMPOSSIBLE);
      cheapest = Math.min(cheapest, Math.max(least, givingWay - stay) + Math.ceil(stay / draw));
    }
    return cheapest;
  }

  /** A lower bound on the number of cards that go to the tableau first or stay. */
  private givingWay(): number {
    return this.suits.reduce((sum, ranks, suit) => {
      const number = ranks.length > 1 ? leastGivingWay(ranks, this.inWaste[suit] ?? 0) : 0;
      ranks.length = 0;
      return sum + number;
    }, 0);
  }
}

/**
 * A lower bound on the number of cards in the stock and waste that can't go straight to their foundation in this pass,
 * judging each suit alone. A stock card above a lower card that comes later waits for it in the waste, and all cards on
 * top of it leave first. If a higher card of the suit comes between the two, it can't go up before the card waiting
 * under it, so one of the two must give way. In the waste, each card above a lower card of its suit gives way.
 * @param ranks the ranks of one suit, bottom of the waste first
 * @param waste how many of them are in the waste
 */
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

/** The fewest of these cards to remove so that no pair is left. */
function cover(pairs: readonly number[], cards: number): number {
  const at = pairs.findIndex((others, card) => ((cards >> card) & 1) === 1 && (others & cards) !== 0);
  if (at < 0) return 0;
  const others = (pairs[at] ?? 0) & cards;
  const withoutOthers = bitsIn(others) + cover(pairs, cards & ~others & ~(1 << at));
  // For a single pair, removing the other card is never worse.
  if (bitsIn(others) === 1) return withoutOthers;
  return Math.min(withoutOthers, 1 + cover(pairs, cards & ~(1 << at)));
}
