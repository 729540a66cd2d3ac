/**
 * A set of positions by exact keys of two numbers, with open addressing: nothing is kept of a position but its key.
 * An entry is eight bytes; the table grows when seven eighths of it are taken.
 */

/** Bytes of an entry. */
const ENTRY_BYTES = 8;

/** The factor by which the table grows. Doubling was no faster (docs/solver.md, "How it searches"). */
const GROWTH = 4;

/** Positions there is room for at first, in 512 kB, unless fewer are expected: none of the first searches needs more. */
const FIRST_ROOM = 1 << 14;

/**
 * How many entries it has at first, a power of 2.
 * @param expected the most positions there will be @param bytes the most that the table may take
 */
export const firstEntries = (expected: number, bytes: number): number =>
  2 << (32 - Math.clz32(Math.max(1, Math.min(expected, FIRST_ROOM, bytes / ENTRY_BYTES / 2))));

/** How often a table may grow: while it does, the old table and the new one, four times as large, are in memory. */
export function growthsWithin(entries: number, bytes: number): number {
  let growths = 0;
  for (let size = entries * ENTRY_BYTES; size * (1 + GROWTH) <= bytes; size *= GROWTH) growths++;
  return growths;
}

/** The set of positions that one search has met. An entry whose first number is 0 is free. */
export class PositionTable {
  /** How many positions it holds. */
  count = 0;
  private keys: Int32Array;
  /** The last place of a key's first number. */
  private last: number;

  /** @param expected the most positions there will be @param bytes the most that the table may take */
  constructor(
    expected: number,
    private readonly bytes: number,
  ) {
    this.keys = new Int32Array(2 * firstEntries(expected, bytes));
    this.last = this.keys.length - 2;
  }

  /** Seven eighths of its room are taken, and it may not grow. */
  get isFull(): boolean {
    return this.count * 16 > this.last * 7;
  }

  /** While it grows, the old table and the new one, four times as large, are in memory. */
  private get mayGrow(): boolean {
    return this.keys.byteLength * (1 + GROWTH) <= this.bytes;
  }

  /** Adds a position by the two numbers of its key; false if it was there. `first` is not 0. */
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

/** Even, so that it is the place of a key's first number. */
function slotOf(first: number, second: number): number {
  const mixed = Math.imul(second ^ Math.imul(first ^ (first >>> 15), 0x9e3779b1), 0x85ebca6b);
  return (mixed ^ (mixed >>> 15)) << 1;
}
