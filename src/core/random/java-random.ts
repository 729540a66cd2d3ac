/**
 * java.util.Random, number for number: the 48-bit linear congruential generator of the Java
 * documentation. The state is kept as two halves of 24 bits, so that every product is exact.
 */
import { checkGiven, checkWhole } from '../given.js';
import { valueText } from '../text/value-text.js';
import type { Random } from './random.js';

const HALF = 2 ** 24;
const MULTIPLIER_HIGH = 0x5de;
const MULTIPLIER_LOW = 0xece66d;
const ADDEND = 0xb;

/** The lowest and highest seed Java takes. Of a seed, only the low 48 bits matter. */
export const JAVA_SEEDS = { min: -(2n ** 63n), max: 2n ** 63n - 1n };

/** Numbers as `java.util.Random` draws them from a seed. */
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
   * @throws RangeError for another number of bits; TypeError if it is no number
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
   * Draws again if the number lies in the last, incomplete run of `bound` numbers below 2^31.
   * @throws RangeError unless `bound` is a whole number from 1 to 2^31 - 1
   */
  nextInt(bound: number): number {
    if (!Number.isInteger(bound) || bound < 1 || bound > 0x7fffffff) {
      throw new RangeError(`a bound is a whole number from 1 to 2147483647, not ${valueText(bound)}`);
    }
    if ((bound & -bound) === bound) return Math.floor((bound * this.next(31)) / 2 ** 31);
    for (;;) {
      const drawn = this.next(31);
      const value = drawn % bound;
      if ((drawn - value + bound - 1) >>> 31 === 0) return value;
    }
  }
}
