/**
 * System.Random with a seed, as in every .NET version: Knuth's subtractive generator (Numerical Recipes,
 * `ran3`), but the second index starts at 21, not at the book's 31. The generator's last check, for a
 * difference of exactly `MBIG`, is left out: no seed leads there.
 */
import { checkGiven } from '../given.js';
import type { Random } from './random.js';

const MBIG = 0x7fffffff;
const MSEED = 161803398;

/** The numbers of the state have the indices 1 to 55. */
const LAST = 55;

/** The lowest and highest seed .NET takes. */
export const DOTNET_SEEDS = { min: -(2n ** 31n), max: 2n ** 31n - 1n };

/** Numbers as .NET's `System.Random` draws them from a seed. */
export class DotnetRandom implements Random {
  private readonly state: Int32Array;
  private first = 0;
  private second = 21;

  /** @throws RangeError unless `seed` is a whole number from -2^31 to 2^31 - 1; TypeError if it is no number */
  constructor(seed: number) {
    checkGiven('seed', seed, 'a number');
    if ((seed | 0) !== seed) throw new RangeError(`a seed is a 32-bit whole number, not ${seed}`);
    this.state = seeded(seed === -(2 ** 31) ? MBIG : Math.abs(seed));
  }

  /** A whole number from 0 up to, not including, 2^31 - 1. */
  next(): number {
    this.first = (this.first % LAST) + 1;
    this.second = (this.second % LAST) + 1;
    const value = wrapped(at(this.state, this.first) - at(this.state, this.second));
    this.state[this.first] = value;
    return value;
  }

  nextInt(bound: number): number {
    checkGiven('bound', bound, 'a number');
    return Math.trunc(this.next() * (1 / MBIG) * bound);
  }
}

function seeded(seed: number): Int32Array {
  const state = new Int32Array(LAST + 1);
  let previous = MSEED - seed;
  state[LAST] = previous;
  let value = 1;
  for (let step = 1; step <= LAST - 1; step++) {
    const index = (21 * step) % LAST;
    state[index] = value;
    value = wrapped(previous - value);
    previous = at(state, index);
  }
  for (let round = 1; round <= 4; round++) stir(state);
  return state;
}

function stir(state: Int32Array): void {
  for (let i = 1; i <= LAST; i++) {
    state[i] = wrapped((at(state, i) - at(state, 1 + ((i + 30) % LAST))) | 0);
  }
}

/** The value, plus `MBIG` if it is negative. */
const wrapped = (value: number): number => value + (MBIG & (value >> 31));

const at = (state: Int32Array, index: number): number => state[index] ?? 0;
