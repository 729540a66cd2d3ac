/** Random numbers as other programs draw them to shuffle their numbered deals. */
import type { Random } from './random.js';

/**
 * Numbers from the `rand` of Microsoft C, as FreeCell for Windows draws them. Seeds from 2^31 on follow PySolFC's
 * `LCRandom31`: up to 2^32 - 1, each number gets bit 15; above, it has 16 bits, plus 1.
 * @param seed a whole number from 1 to 2^33 - 1
 */
export function microsoftRandom(seed: number): Random {
  let state = seed | 0;
  const rand = (): number => {
    state = (Math.imul(state, 214013) + 2531011) | 0;
    const drawn = state >>> 16;
    if (seed >= 2 ** 32) return drawn + 1;
    return seed >= 2 ** 31 ? drawn | 0x8000 : drawn & 0x7fff;
  };
  return { nextInt: (bound) => rand() % bound };
}

/**
 * The "minimal standard" generator: Park and Miller, "Random number generators: good ones are hard to find" (1988).
 * @param seed a whole number from 1 to 2^31 - 2
 */
export function minimalStandardRandom(seed: number): Random {
  let state = seed;
  return { nextInt: (bound) => (state = (state * 16807) % 0x7fffffff) % bound };
}

/** The numbers in the Mersenne Twister's state. */
const SIZE = 624;

/**
 * The Mersenne Twister MT19937 (Matsumoto and Nishimura, 1998). Like Python, it takes the seed as a list of 32-bit words,
 * lowest first, and makes fractions with 53 bits from two numbers.
 * @param seed a whole number from 1
 */
export function mersenneTwister(seed: bigint): Random {
  const state = seededState(seed);
  const at = (index: number): number => state[index % SIZE] ?? 0;
  let index = 0;
  const next = (): number => {
    const joined = (at(index) & 0x80000000) | (at(index + 1) & 0x7fffffff);
    let drawn = at(index + 397) ^ (joined >>> 1) ^ (joined & 1 && 0x9908b0df);
    state[index] = drawn;
    index = (index + 1) % SIZE;
    drawn ^= drawn >>> 11;
    drawn ^= (drawn << 7) & 0x9d2c5680;
    drawn ^= (drawn << 15) & 0xefc60000;
    return drawn ^ (drawn >>> 18);
  };
  return {
    nextInt: (bound) => Math.trunc((((next() >>> 5) * 2 ** 26 + (next() >>> 6)) / 2 ** 53) * bound),
  };
}

/** The generator's `init_by_array`. */
function seededState(seed: bigint): Uint32Array {
  const words: number[] = [];
  for (let rest = seed; rest > 0n; rest >>= 32n) words.push(Number(rest & 0xffffffffn));
  const state = new Uint32Array(SIZE);
  const mixed = (index: number, factor: number): number => {
    const before = state[index - 1] ?? 0;
    return Math.imul(before ^ (before >>> 30), factor);
  };
  state[0] = 19650218;
  for (let index = 1; index < SIZE; index++) state[index] = mixed(index, 1812433253) + index;
  let index = 1;
  const stir = (factor: number, added: number): void => {
    state[index] = ((state[index] ?? 0) ^ mixed(index, factor)) + added;
    if (++index < SIZE) return;
    state[0] = state[SIZE - 1] ?? 0;
    index = 1;
  };
  for (let step = 0; step < SIZE; step++) {
    const word = step % words.length;
    stir(1664525, (words[word] ?? 0) + word);
  }
  for (let step = 1; step < SIZE; step++) stir(1566083941, -index);
  state[0] = 0x80000000;
  return state;
}
