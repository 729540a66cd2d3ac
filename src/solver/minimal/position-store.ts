/**
 * The positions seen, each once, with the length of the shortest known path and the previous position on it. Positions
 * are numbered in order of arrival, and a hash table with open addressing finds their numbers. The key of a position is
 * its basis, packed without loss into three 32-bit numbers, with room for a length.
 */
import { HEIGHT_KEYS, heightKey } from '../heights.js';
import { BOUNDARY_AT, HEIGHTS_AT, LEFT_AT, LOCKS_AT, ON_AT, REDEALS_AT } from './numbers.js';

/** The most redeals counted: three bits of the second number. */
export const MOST_REDEALS_OF_LINE = 7;

/** The longest line, in eight bits. The longest shortest line of `ksolve-5000.txt` has 160 moves. */
export const MOST_LENGTH = 255;

/** The bits of the third number from here up hold the length. */
export const LENGTH_SHIFT = 24;

/** Packs a position into three numbers. The sign bit of the first and the upper eight bits of the third stay free. */
export function packTo(keys: Int32Array, basis: Int32Array): void {
  const low = basis[ON_AT] ?? 0;
  keys[0] = Math.imul(basis[LOCKS_AT] ?? 0, HEIGHT_KEYS) + heightKey(basis[HEIGHTS_AT] ?? 0);
  keys[1] = (basis[LEFT_AT] ?? 0) | ((basis[BOUNDARY_AT] ?? 0) << 24) | ((basis[REDEALS_AT] ?? 0) << 29);
  keys[2] = (low & 0xffff) | ((basis[ON_AT + 1] ?? 0) << 1) | (packBits(low >>> 16) << 16);
}

/** Reads what `packTo` wrote, and ignores a length stored with it. */
export function unpackTo(basis: Int32Array, keys: Int32Array): void {
  const first = keys[0] ?? 0;
  const second = keys[1] ?? 0;
  const third = keys[2] ?? 0;
  const locks = Math.floor(first / HEIGHT_KEYS);
  const heights = first - locks * HEIGHT_KEYS;
  basis[LOCKS_AT] = locks;
  basis[HEIGHTS_AT] =
    (TWO_HEIGHTS[heights % 196] ?? 0) | ((TWO_HEIGHTS[Math.floor(heights / 196)] ?? 0) << 8);
  basis[LEFT_AT] = second & 0xffffff;
  basis[BOUNDARY_AT] = (second >> 24) & 31;
  basis[REDEALS_AT] = second >>> 29;
  basis[ON_AT] = (third & 0x5555) | (unpackBits((third >> 16) & 255) << 16);
  basis[ON_AT + 1] = (third >>> 1) & 0x5555;
}

/** Packs every second bit of 16 into eight bits, and unpacks them. */
function packBits(bits: number): number {
  const pairs = (bits | (bits >> 1)) & 0x3333;
  const fours = (pairs | (pairs >> 2)) & 0x0f0f;
  return (fours | (fours >> 4)) & 0xff;
}
function unpackBits(bits: number): number {
  const fours = (bits | (bits << 4)) & 0x0f0f;
  const pairs = (fours | (fours << 2)) & 0x3333;
  return (pairs | (pairs << 1)) & 0x5555;
}

/** Two heights in eight bits, by height + 14 * the other height, as in `heightKey`. */
const TWO_HEIGHTS = /* @__PURE__ */ Int32Array.from(
  { length: 196 },
  (_, key) => (key % 14) | (Math.floor(key / 14) << 4),
);

/** A 32-bit hash of a key's three numbers. (Multipliers as in MurmurHash3's `fmix32`.) */
function hashOf(first: number, second: number, third: number): number {
  let mixed = Math.imul(first ^ (first >>> 15), 0x9e3779b1) ^ second;
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0x85ebca6b) ^ third;
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0xc2b2ae35);
  return mixed ^ (mixed >>> 15);
}

/** How many numbers are stored for a position: three for its key, and the number of the previous position. */
const STRIDE = 4;

/** The number of positions in a chunk of 512 kB. Nothing is copied when the store grows, and a new store is small. */
const CHUNK_BITS = 15;
const CHUNK = 1 << CHUNK_BITS;
const CHUNK_BYTES = CHUNK * STRIDE * 4;

/** The table doubles when it is three quarters full. */
const MAX_LOAD = 3 / 4;

/** This bit is set in the first number of a position that has been expanded. */
const CLOSED = 1 << 31;

/** The third number without the length. */
const THIRD_MASK = (1 << LENGTH_SHIFT) - 1;

const FIRST_SLOTS = 1 << 12;

/** The bits in a slot for the position number and for the hash. */
const SLOT_NUMBER = (1 << 27) - 1;
const SLOT_TAG = ~SLOT_NUMBER;

/** No position. */
export const NO_NUMBER = -1;

/**
 * Holds at most 2 ** 27 - 1 positions of 16 bytes each, and a table of their numbers, which start at 0. Invariant: a
 * call of `add` comes right after a call of `find` with the same key that found nothing.
 */
export class PositionStore {
  /** How many positions it holds. */
  count = 0;
  private readonly chunks: Int32Array[] = [];
  /** Position numbers plus 1. Some hash bits above them avoid most comparisons of different positions. */
  private slots: Int32Array = new Int32Array(FIRST_SLOTS);
  private last = FIRST_SLOTS - 1;
  /** The free slot for the position that the last `find` did not find. */
  private free = 0;
  private tag = 0;

  /** The most memory that the store uses while another thousand positions are added. */
  get bytes(): number {
    if (this.count + 1024 > SLOT_NUMBER) return Infinity;
    const isFull = this.count + 1024 > this.slots.length * MAX_LOAD;
    return (this.chunks.length + 1) * CHUNK_BYTES + this.slots.byteLength * (isFull ? 3 : 1);
  }

  /** The number of the position with this key, which `packTo` has packed; or `NO_NUMBER`. */
  find(keys: Int32Array): number {
    const { slots, last, chunks } = this;
    const first = keys[0] ?? 0;
    const second = keys[1] ?? 0;
    const third = keys[2] ?? 0;
    const mixed = hashOf(first, second, third);
    let slot = mixed & last;
    for (let entry = slots[slot] ?? 0; entry !== 0; entry = slots[slot] ?? 0) {
      if (((entry ^ mixed) & SLOT_TAG) === 0) {
        const number = (entry & SLOT_NUMBER) - 1;
        const chunk = chunks[number >> CHUNK_BITS] ?? NO_NUMBERS;
        const at = (number & (CHUNK - 1)) * STRIDE;
        if (
          chunk[at + 1] === second &&
          ((chunk[at] ?? 0) & ~CLOSED) === first &&
          ((chunk[at + 2] ?? 0) & THIRD_MASK) === third
        ) {
          return number;
        }
      }
      slot = (slot + 1) & last;
    }
    this.free = slot;
    this.tag = mixed & SLOT_TAG;
    return NO_NUMBER;
  }

  /** Adds the position that `find` just missed, and returns its number. */
  add(keys: Int32Array, length: number, previous: number): number {
    const number = this.count++;
    const at = (number & (CHUNK - 1)) * STRIDE;
    if (at === 0) this.chunks.push(new Int32Array(CHUNK * STRIDE));
    const chunk = this.chunks[number >> CHUNK_BITS] ?? NO_NUMBERS;
    chunk[at] = keys[0] ?? 0;
    chunk[at + 1] = keys[1] ?? 0;
    chunk[at + 2] = (keys[2] ?? 0) | (length << LENGTH_SHIFT);
    chunk[at + 3] = previous;
    this.slots[this.free] = this.tag | (number + 1);
    if (this.count > this.slots.length * MAX_LOAD) this.grow();
    return number;
  }

  /** Writes a position's key to `keys`. */
  read(number: number, keys: Int32Array): void {
    const chunk = this.chunks[number >> CHUNK_BITS] ?? NO_NUMBERS;
    const at = (number & (CHUNK - 1)) * STRIDE;
    keys[0] = (chunk[at] ?? 0) & ~CLOSED;
    keys[1] = chunk[at + 1] ?? 0;
    keys[2] = (chunk[at + 2] ?? 0) & THIRD_MASK;
  }

  /** The previous position on the shortest known path; `NO_NUMBER` for the first position. */
  previousOf(number: number): number {
    return this.numberAt(number, 3);
  }

  /** The length of the shortest known path, 0 to 255. */
  lengthOf(number: number): number {
    return this.numberAt(number, 2) >>> LENGTH_SHIFT;
  }

  /** Marks a position as expanded. Returns false if it already was. */
  close(number: number): boolean {
    const chunk = this.chunks[number >> CHUNK_BITS] ?? NO_NUMBERS;
    const at = (number & (CHUNK - 1)) * STRIDE;
    const first = chunk[at] ?? 0;
    chunk[at] = first | CLOSED;
    return first >= 0;
  }

  /** Records a shorter path, and reopens the position. */
  shorten(number: number, length: number, previous: number): void {
    const chunk = this.chunks[number >> CHUNK_BITS] ?? NO_NUMBERS;
    const at = (number & (CHUNK - 1)) * STRIDE;
    chunk[at] = (chunk[at] ?? 0) & ~CLOSED;
    chunk[at + 2] = ((chunk[at + 2] ?? 0) & THIRD_MASK) | (length << LENGTH_SHIFT);
    chunk[at + 3] = previous;
  }

  private numberAt(number: number, part: number): number {
    return (this.chunks[number >> CHUNK_BITS] ?? NO_NUMBERS)[(number & (CHUNK - 1)) * STRIDE + part] ?? 0;
  }

  private grow(): void {
    const slots = new Int32Array(this.slots.length * 2);
    const last = slots.length - 1;
    const keys = new Int32Array(3);
    for (let number = 0; number < this.count; number++) {
      this.read(number, keys);
      const mixed = hashOf(keys[0] ?? 0, keys[1] ?? 0, keys[2] ?? 0);
      let slot = mixed & last;
      while (slots[slot] !== 0) slot = (slot + 1) & last;
      slots[slot] = (mixed & SLOT_TAG) | (number + 1);
    }
    this.slots = slots;
    this.last = last;
  }
}

/** A placeholder for a missing chunk. */
export const NO_NUMBERS = /* @__PURE__ */ new Int32Array(0);
