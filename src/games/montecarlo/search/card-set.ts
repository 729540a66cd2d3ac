/**
 * Sets of the cards of a grid and its deck. Each card has one bit, in dealing order. Consolidating never changes that
 * order. So right after a consolidation, the set of the remaining cards determines their places.
 */

/** The number of bits in `low`. A set has two halves because bitwise operators use only 32 bits of a number. */
const HALF = 26;

export interface CardSet {
  /** The first 26 cards, with the very first in the lowest bit. */
  readonly low: number;
  /** The next 26 cards. */
  readonly high: number;
  /** The number of cards in the set. */
  readonly size: number;
}

export const NO_CARDS: CardSet = { low: 0, high: 0, size: 0 };

/** @param cards their numbers in dealing order, from 0 to 51, each once */
export const setOf = (cards: readonly number[]): CardSet => ({
  low: bits(cards.filter((card) => card < HALF)),
  high: bits(cards.filter((card) => card >= HALF).map((card) => card - HALF)),
  size: cards.length,
});

const bits = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum | (1 << number), 0);

/** Removes the cards of another set, which must all be in this one. */
export const without = (set: CardSet, { low, high, size }: CardSet): CardSet => ({
  low: set.low & ~low,
  high: set.high & ~high,
  size: set.size - size,
});

export const isIn = ({ low, high }: CardSet, card: number): boolean =>
  ((card < HALF ? low >> card : high >> (card - HALF)) & 1) === 1;

/** Deals the cards of the set and writes their places, where 0 is the first cell and -1 marks cards outside the set. */
export function placeCards({ low, high }: CardSet, places: Int8Array): void {
  places.fill(-1);
  const rest = placeHalf(low, places.subarray(0, HALF), 0);
  placeHalf(high, places.subarray(HALF), rest);
}

/** Places the cards of one half, starting at `first`. Returns the place after the last card. */
function placeHalf(half: number, places: Int8Array, first: number): number {
  let place = first;
  for (let rest = half; rest !== 0; rest &= rest - 1) places[31 - Math.clz32(rest & -rest)] = place++;
  return place;
}

/** The visited sets: a hash table with open addressing, at most half full. */
export class CardSets {
  private halves = new Int32Array(1 << 9).fill(FREE);
  private count = 0;

  /** Adds the set. False if it was already there. */
  add({ low, high }: CardSet): boolean {
    if (4 * this.count >= this.halves.length) this.grow();
    const at = this.slot(low, high);
    if (this.halves[at] !== FREE) return false;
    this.halves[at] = low;
    this.halves[at + 1] = high;
    this.count++;
    return true;
  }

  /** The slot that holds the set, or a free slot for it. */
  private slot(low: number, high: number): number {
    const { halves } = this;
    const mask = halves.length - 1;
    let at = 2 * scattered(low, high);
    for (; ; at += 2) {
      at &= mask;
      if (halves[at] === FREE || (halves[at] === low && halves[at + 1] === high)) return at;
    }
  }

  private grow(): void {
    const old = this.halves;
    this.halves = new Int32Array(2 * old.length).fill(FREE);
    for (let from = 0; from < old.length; from += 2) {
      const [low = FREE, high = FREE] = [old[from], old[from + 1]];
      if (low === FREE) continue;
      const to = this.slot(low, high);
      this.halves[to] = low;
      this.halves[to + 1] = high;
    }
  }
}

/** Marks a free slot. A half is never negative. */
const FREE = -1;

/** A hash from 0, in which one changed bit changes many bits. The multipliers are from xxHash and MurmurHash3. */
function scattered(low: number, high: number): number {
  let mixed = Math.imul(low, 0x9e3779b1) ^ Math.imul(high, 0x85ebca77);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
  return (mixed ^ (mixed >>> 13)) & 0x3fffffff;
}
