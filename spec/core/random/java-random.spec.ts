import { describe, expect, test } from '@jest/globals';
import { JAVA_SEEDS, JavaRandom } from '../../../src/core/random/java-random.js';
import { golden } from '../../support/golden.js';

interface Vectors {
  readonly nextIntBound: readonly {
    readonly seed: string;
    readonly bound: number;
    readonly values: number[];
  }[];
  readonly nextInt32: Readonly<Record<string, number[]>>;
}

const VECTORS = golden('java-random') as Vectors;
const EXTREME_SEEDS = golden('java-decks') as Pick<Vectors, 'nextInt32'>;

describe('java.util.Random', () => {
  test.each(VECTORS.nextIntBound)(
    'of seed $seed draws below $bound as OpenJDK does',
    ({ seed, bound, values }) => {
      const random = new JavaRandom(BigInt(seed));
      expect(values.map(() => random.nextInt(bound))).toEqual(values);
    },
  );

  test.each([...Object.entries(VECTORS.nextInt32), ...Object.entries(EXTREME_SEEDS.nextInt32)])(
    'of seed %s draws 32 bits as OpenJDK does',
    (seed, values) => {
      const random = new JavaRandom(BigInt(seed));
      expect(values.map(() => random.next(32))).toEqual(values);
    },
  );

  test('takes the top bits of the same state, however few', () => {
    const bits = [1, 8, 24, 26, 31];
    expect(bits.map((count) => new JavaRandom(42n).next(count))).toEqual(
      bits.map((count) => -1170105035 >>> (32 - count)),
    );
  });

  test.each([0, -1, 2.5, NaN, Infinity, 2 ** 31])('draws no number below %p', (bound) => {
    expect(() => new JavaRandom(0n).nextInt(bound)).toThrow(
      new RangeError(`a bound is a whole number from 1 to 2147483647, not ${bound}`),
    );
  });

  test('takes seeds of 64 bits', () => {
    expect(JAVA_SEEDS).toEqual({ min: -9223372036854775808n, max: 9223372036854775807n });
  });
});
