/**
 * The set of positions seen, by 64-bit keys other than 0, with open addressing. The set lies after the stack, at the
 * end of the memory. It grows exactly like the table in TypeScript, so that both are full at the same position.
 */

/** The highest bits of the mixed key select an entry, so that entries keep their order when the table grows. */
const MIX: u64 = 0x9e3779b97f4a7c15;

const GROWTH_BITS: u32 = 2;

let base: u32 = 0;
let bits: u32 = 0;
let mask: u32 = 0;
/** How often the table may still grow within the budget. */
let growths: i32 = 0;
/** Seven eighths of the entries. */
let most: u32 = 0;
export let count: u32 = 0;

/** Starts again with 2 ** `first` entries. Returns false if out of memory. */
export function clear(at: u32, first: u32, allowed: i32): bool {
  base = at;
  growths = allowed;
  count = 0;
  resize(first);
  if (!reserve(base + size())) return false;
  memory.fill(base, 0, size());
  return true;
}

/** Does the table hold more entries than allowed? */
export function isFull(): bool {
  return count > most;
}

/** Adds a position. Returns false if the position was there already. */
export function add(key: u64): bool {
  let slot = slotOf(key);
  for (;;) {
    const at = base + (slot << 3);
    const known = load<u64>(at);
    if (known == key) return false;
    if (known == 0) {
      store<u64>(at, key);
      break;
    }
    slot = (slot + 1) & mask;
  }
  if (++count > most && growths > 0) grow();
  return true;
}

/** Moves the table to a higher address, to make room for the stack. Returns false if out of memory. */
export function move(to: u32): bool {
  if (!reserve(to + size())) return false;
  memory.copy(to, base, size());
  base = to;
  return true;
}

function size(): u32 {
  return (mask + 1) << 3;
}

function resize(to: u32): void {
  bits = to;
  mask = (1 << to) - 1;
  most = (((mask as u64) * 7) >> 3) as u32;
}

function slotOf(key: u64): u32 {
  return (((key ^ (key >> 32)) * MIX) >> (64 - bits)) as u32;
}

function reserve(end: u32): bool {
  const missing = ((((end as u64) + 0xffff) >> 16) as i32) - memory.size();
  return missing <= 0 || memory.grow(missing) >= 0;
}

function grow(): void {
  const old = size();
  const from = base + (old << GROWTH_BITS);
  if (!reserve(from + old)) {
    growths = 0;
    return;
  }
  growths--;
  memory.copy(from, base, old);
  resize(bits + GROWTH_BITS);
  memory.fill(base, 0, size());
  for (let at = from; at < from + old; at += 8) {
    const key = load<u64>(at);
    if (key != 0) put(key);
  }
}

function put(key: u64): void {
  let slot = slotOf(key);
  while (load<u64>(base + (slot << 3)) != 0) slot = (slot + 1) & mask;
  store<u64>(base + (slot << 3), key);
}
