/**
 * System.Random with a seed, as in every .NET version: Knuth's subtractive generator (Numerical
 * Recipes, `ran3`) with the second index starting at 21, not at the 31 of the book.
 */
import type { Random } from './random.js';

const MBIG = 0x7fffffff;
const MSEED = 161803398;
const LENGTH = 56;

/** The lowest and highest seed .NET takes. */
export const DOTNET_SEEDS = { min: -(2n ** 31n), max: 2n ** 31n - 1n };

export class DotnetRandom implements Random {
  private readonly state: Int32Array;
  private first = 0;
  private second = 21;

  /** @throws RangeError unless `seed` is a whole number from -2^31 to 2^31 - 1 */
  constructor(seed: number) {
    if ((seed | 0) !== seed) throw new RangeError(`a seed is a 32-bit whole number, not ${seed}`);
    this.state = seeded(seed === -(2 ** 31) ? MBIG : Math.abs(seed));
  }

  /** A whole number from 0 up to, not including, 2^31 - 1. */
  next(): number {
    this.first = this.first + 1 < LENGTH ? this.first + 1 : 1;
    this.second = this.second + 1 < LENGTH ? this.second + 1 : 1;
    let value = at(this.state, this.first) - at(this.state, this.second);
    if (value === MBIG) value -= 1;
    if (value < 0) value += MBIG;
    this.state[this.first] = value;
    return value;
  }

  nextInt(bound: number): number {
    return Math.trunc(this.next() * (1 / MBIG) * bound);
  }
}

function seeded(seed: number): Int32Array {
  const state = new Int32Array(LENGTH);
  let previous = MSEED - seed;
  state[55] = previous;
  let value = 1;
  for (let step = 1; step < 55; step++) {
    const index = (21 * step) % 55;
    state[index] = value;
    value = previous - value;
    if (value < 0) value += MBIG;
    previous = at(state, index);
  }
  for (let round = 0; round < 4; round++) stir(state);
  return state;
}

function stir(state: Int32Array): void {
  for (let i = 1; i < LENGTH; i++) {
    const value = (at(state, i) - at(state, 1 + ((i + 30) % 55))) | 0;
    state[i] = value < 0 ? value + MBIG : value;
  }
}

const at = (state: Int32Array, index: number): number => state[index] ?? 0;
