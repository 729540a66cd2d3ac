/**
 * The small numbers of a position packed in 64 bits so that one addition makes a step. Bit 0: the key of the locks and
 * heights. Bit 32: the foundation heights. Bit 48: the number of empty piles. Bit 56: the number of face-down cards.
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

/**
 * A position's key: 31 bits of the counts and 33 of the stock. The key is never 0, because at least one card is part of
 * it.
 */
export function keyOf(counts: u64, stock: u64): u64 {
  return (counts & 0x7fffffff) | (stock << 31);
}
