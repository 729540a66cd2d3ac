/**
 * All small numbers of a position in one of 64 bits, so that one addition makes a step: from bit 0 the key of the locked
 * and hidden cards with that of the heights, from bit 32 the foundations' heights, from 48 the number of empty piles,
 * from 56 the number of cards face down.
 */

/** The heights as in `heights.ts`. */
export function heightsIn(counts: u64): u32 {
  return ((counts >> 32) as u32) & 0xffff;
}

export function hasEmptyPile(counts: u64): bool {
  return (counts & ((0xff as u64) << 48)) != 0;
}

export function isAllFaceUp(counts: u64): bool {
  return counts >> 56 == 0;
}

/** The key of a position: 31 bits of the counts, 33 of the stock. It is not 0, as some card is in a key. */
export function keyOf(counts: u64, stock: u64): u64 {
  return (counts & 0x7fffffff) | (stock << 31);
}
