/**
 * A set of positions, stored only as exact keys of two numbers, with open addressing. An entry takes eight bytes. The
 * table grows when it is seven eighths full.
 */

const ENTRY_BYTES = 8;

/** The factor by which the table grows. Doubling was not faster (docs/solver-design.md, "How it searches"). */
const GROWTH = 4;

/**
 * The number of positions that fit at first, in 512 kB, unless fewer are expected. The short first searches never need
 * more.
 */
const FIRST_ROOM = 1 << 14;

/**
 * The initial number of entries, a power of 2.
 * @param expected the most positions to store
 * @param bytes the most memory for the table
 */
export const firstEntries = (expected: number, bytes: number): number =>
  2 << (32 - Math.clz32(Math.max(1, Math.min(expected, FIRST_ROOM, bytes / ENTRY_BYTES / 2))));

/**
 * How often a table may grow. While it grows, the old table and the new one, four times as large, are both in memory.
 */
export function growthsWithin(entries: number, bytes: number): number {
  let growths = 0;
  for (let size = entries * ENTRY_BYTES; size * (1 + GROWTH) <= bytes; size *= GROWTH) growths++;
  return growths;
}

/** The positions that one search has seen. An entry whose first number is 0 is free. */
export class PositionTable {
  /** How many positions it holds. */
  count = 0;
  private keys: Int32Array;
  /** The last index of a key's first number. */
  private last: number;

  /** @param expected the most positions to store @param bytes the most memory for the table */
  constructor(
    expected: number,
    private readonly bytes: number,
  ) {
    this.keys = new Int32Array(2 * firstEntries(expected, bytes));
    this.last = this.keys.length - 2;
  }

  /** Is the table seven eighths full and not allowed to grow? */
  get isFull(): boolean {
    return this.count * 16 > this.last * 7;
  }

  /** While it grows, the old table and the new one, four times as large, are both in memory. */
  private get mayGrow(): boolean {
    return this.keys.byteLength * (1 + GROWTH) <= this.bytes;
  }

  /** Adds a position by the two numbers of its key. Returns false if it was there already. `first` is not 0. */
  add(first: number, second: number): boolean {
    const { keys, last } = this;
    let slot = slotOf(first, second) & last;
    for (let known = keys[slot] ?? 0; known !== 0; known = keys[slot] ?? 0) {
      if (known === first && keys[slot + 1] === second) return false;
      slot = (slot + 2) & last;
    }
    keys[slot] = first;
    keys[slot + 1] = second;
    this.count++;
    if (this.isFull && this.mayGrow) this.grow();
    return true;
  }

  private grow(): void {
    const { keys } = this;
    const larger = new Int32Array(keys.length * GROWTH);
    const last = larger.length - 2;
    for (let at = 0; at < keys.length; at += 2) {
      const first = keys[at] ?? 0;
      if (first === 0) continue;
      const second = keys[at + 1] ?? 0;
      let slot = slotOf(first, second) & last;
      while (larger[slot] !== 0) slot = (slot + 2) & last;
      larger[slot] = first;
      larger[slot + 1] = second;
    }
    this.keys = larger;
    this.last = last;
  }
}

/** Always even, because a key's first number is at an even index. */
function slotOf(first: number, second: number): number {
  const mixed = Math.imul(second ^ Math.imul(first ^ (first >>> 15), 0x9e3779b1), 0x85ebca6b);
  return (mixed ^ (mixed >>> 15)) << 1;
}
