/** Keys of positions: the basis in three numbers of 32 bits, without loss, and beside it the length of a line. */
import { HEIGHT_KEYS, heightKey } from '../heights.js';
import { BOUNDARY_AT, HEIGHTS_AT, LEFT_AT, LOCKS_AT, ON_AT, REDEALS_AT } from './numbers.js';

/** Redeals are counted up to here: three bits of the second number. */
export const MOST_REDEALS_OF_LINE = 7;

/** Lengths are told up to here, in eight bits. The longest shortest line of `ksolve-5000.txt` has 160 moves. */
export const MOST_LENGTH = 255;

/** The bits of the third number that tell no position, but a length. */
export const LENGTH_SHIFT = 24;

/**
 * Writes the three numbers that tell a position. The sign bit of the first stays free, and the upper eight bits of the
 * third.
 */
export function packTo(keys: Int32Array, basis: Int32Array): void {
  const low = basis[ON_AT] ?? 0;
  keys[0] = Math.imul(basis[LOCKS_AT] ?? 0, HEIGHT_KEYS) + heightKey(basis[HEIGHTS_AT] ?? 0);
  keys[1] = (basis[LEFT_AT] ?? 0) | ((basis[BOUNDARY_AT] ?? 0) << 24) | ((basis[REDEALS_AT] ?? 0) << 29);
  keys[2] = (low & 0xffff) | ((basis[ON_AT + 1] ?? 0) << 1) | (closeUp(low >>> 16) << 16);
}

/** Reads what `packTo` wrote, and a length above it is passed over. */
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
  basis[ON_AT] = (third & 0x5555) | (spreadOut((third >> 16) & 255) << 16);
  basis[ON_AT + 1] = (third >>> 1) & 0x5555;
}

/** Every second of 16 bits as eight bits, and back. */
function closeUp(bits: number): number {
  const pairs = (bits | (bits >> 1)) & 0x3333;
  const fours = (pairs | (pairs >> 2)) & 0x0f0f;
  return (fours | (fours >> 4)) & 0xff;
}
function spreadOut(bits: number): number {
  const fours = (bits | (bits << 4)) & 0x0f0f;
  const pairs = (fours | (fours << 2)) & 0x3333;
  return (pairs | (pairs << 1)) & 0x5555;
}

/** Two heights in eight bits, by height + 14 * the other height, as `heightKey` has them. */
const TWO_HEIGHTS = /* @__PURE__ */ Int32Array.from(
  { length: 196 },
  (_, key) => (key % 14) | (Math.floor(key / 14) << 4),
);

/** A hash of a key's three numbers: 32 bits that depend on all of theirs. (Multipliers as in MurmurHash3's `fmix32`.) */
export function hashOf(first: number, second: number, third: number): number {
  let mixed = Math.imul(first ^ (first >>> 15), 0x9e3779b1) ^ second;
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0x85ebca6b) ^ third;
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0xc2b2ae35);
  return mixed ^ (mixed >>> 15);
}
