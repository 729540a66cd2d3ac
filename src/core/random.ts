/** Random numbers: Java's and .NET's from a seed, and secure ones. */
import { checkGiven, checkWhole, valueText } from './given.js';

/** A source of numbers for a shuffle. */
export interface Random {
  /** A whole number from 0 to `bound` - 1. */
  nextInt(bound: number): number;
}

/** A random item. Undefined for an empty list, for which no random number is drawn. */
export const oneOf = <Item>(items: readonly Item[], chance: Random): Item | undefined =>
  items.length === 0 ? undefined : items[chance.nextInt(items.length)];

/** A number from 0 to 4,294,967,295 from the platform's secure source. */
export function secureNumber(): number {
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1));
  return number;
}

const HALF = 2 ** 24;
const MULTIPLIER_HIGH = 0x5de;
const MULTIPLIER_LOW = 0xece66d;
const ADDEND = 0xb;

/** The lowest and the highest seed in Java. Only the low 48 bits matter. */
export const JAVA_SEEDS = { min: -(2n ** 63n), max: 2n ** 63n - 1n };

/**
 * java.util.Random with a seed, number for number: the 48-bit linear congruential generator from the Java
 * documentation. The state has two halves of 24 bits, so that every product is exact.
 */
export class JavaRandom implements Random {
  private high: number;
  private low: number;

  /** @throws TypeError unless the seed is a bigint */
  constructor(seed: bigint) {
    checkGiven('seed', seed, 'a bigint');
    const scrambled = BigInt.asUintN(48, seed ^ 0x5deece66dn);
    this.high = Number(scrambled >> 24n);
    this.low = Number(scrambled & 0xffffffn);
  }

  /**
   * The top 1 to 32 bits of the next state, as a signed 32-bit number.
   * @throws RangeError for any other number of bits; TypeError unless it is a number
   */
  next(bits: number): number {
    checkWhole('bits', bits, { min: 1, max: 32 });
    const low = this.low * MULTIPLIER_LOW + ADDEND;
    const carry = Math.floor(low / HALF);
    this.high = (this.high * MULTIPLIER_LOW + this.low * MULTIPLIER_HIGH + carry) % HALF;
    this.low = low % HALF;
    return Math.floor((this.high * HALF + this.low) / 2 ** (48 - bits)) | 0;
  }

  /**
   * Draws again if the number is in the last, incomplete run of `bound` numbers below 2^31.
   * @throws RangeError unless `bound` is a whole number from 1 to 2^31 - 1
   */
  nextInt(bound: number): number {
    if (!Number.isInteger(bound) || bound < 1 || bound > 0x7fffffff) {
      throw new RangeError(`a bound must be a whole number from 1 to 2147483647, not ${valueText(bound)}`);
    }
    if ((bound & -bound) === bound) return Math.floor((bound * this.next(31)) / 2 ** 31);
    for (;;) {
      const drawn = this.next(31);
      const value = drawn % bound;
      if ((drawn - value + bound - 1) >>> 31 === 0) return value;
    }
  }
}

const MBIG = 0x7fffffff;
const MSEED = 161803398;

/** The state's numbers have the indices 1 to 55. */
const LAST = 55;

/** The lowest and the highest seed that .NET accepts. */
export const DOTNET_SEEDS = { min: -(2n ** 31n), max: 2n ** 31n - 1n };

/**
 * System.Random with a seed, as in every .NET version: Knuth's subtractive generator (Numerical Recipes, `ran3`), with
 * the second index starting at 21 instead of 31. It omits the last check, for a difference of exactly `MBIG`, because no
 * seed leads there.
 */
export class DotnetRandom implements Random {
  private readonly state: Int32Array;
  private first = 0;
  private second = 21;

  /** @throws RangeError unless `seed` is a whole number from -2^31 to 2^31 - 1; TypeError unless it is a number */
  constructor(seed: number) {
    checkGiven('seed', seed, 'a number');
    if ((seed | 0) !== seed) throw new RangeError(`a seed must be a 32-bit whole number, not ${seed}`);
    this.state = seeded(seed === -(2 ** 31) ? MBIG : Math.abs(seed));
  }

  /** A whole number from 0 to 2^31 - 2. */
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
