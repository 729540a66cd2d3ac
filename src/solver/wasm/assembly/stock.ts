/** Stock and waste, as in `position.ts`: 24 bits for the cards left, and the pass above them. */
import { REACH_CACHE, REACH_CACHE_BITS, REACH_ALIKE, REACH_LATER, REACH_NOW, ROW } from '../memory-map';

/** A pass is boundary * PASSES + redeals left. */
const PASSES: u32 = 20;

let isUnlimited: bool = false;

export function clear(unlimited: bool): void {
  isUnlimited = unlimited;
  memory.fill(REACH_CACHE, 0xff, 16 << REACH_CACHE_BITS);
}

/** The stock after a reachable card is taken. @param bit the card's bit */
export function take(stock: u64, bit: u32): u64 {
  const left = leftIn(stock);
  const pass = passIn(stock);
  const boundary = popcnt(left & (bit - 1));
  let redeals = pass % PASSES;
  if (!isUnlimited) redeals -= ((reach(REACH_NOW, popcnt(left), pass / PASSES) >> boundary) & 1) ^ 1;
  return enter(left ^ bit, boundary, redeals);
}

/** The stock with these cards left. */
export function enter(left: u32, boundary: u32, redeals: u32): u64 {
  const alike = reach(REACH_ALIKE, popcnt(left), boundary);
  return (((alike * PASSES + redeals) as u64) << 24) | left;
}

/** The cards that can be played next. */
export function reachedFrom(stock: u64): u64 {
  const slot = ((stock * 0x9e3779b97f4a7c15) >> (64 - REACH_CACHE_BITS)) as u32;
  const at = REACH_CACHE + (slot << 4);
  if (load<u64>(at) != stock) {
    store<u64>(at, stock);
    store<u64>(at, find(stock), 8);
  }
  return load<u64>(at, 8);
}

/** A bit for each card left. */
export function leftIn(stock: u64): u32 {
  return (stock as u32) & 0xffffff;
}

function passIn(stock: u64): u32 {
  return (stock >> 24) as u32;
}

function reach(table: u32, cards: u32, boundary: u32): u32 {
  return load<u32>(table + ((cards * 25 + boundary) << 2));
}

function find(stock: u64): u64 {
  let left = leftIn(stock);
  const pass = passIn(stock);
  const boundary = pass / PASSES;
  let places = reach(REACH_NOW, popcnt(left), boundary);
  if (pass % PASSES > 0) places |= reach(REACH_LATER, popcnt(left), boundary);
  let cards: u64 = 0;
  for (; places != 0; places >>= 1, left &= left - 1) {
    if ((places & 1) != 0) cards |= (1 as u64) << load<u8>(ROW + ctz(left));
  }
  return cards;
}
