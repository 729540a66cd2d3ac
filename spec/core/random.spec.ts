/** Random numbers from Java, .NET and the platform. */
import { afterEach, describe, expect, jest, test } from '@jest/globals';
import {
  DOTNET_SEEDS,
  DotnetRandom,
  JAVA_SEEDS,
  JavaRandom,
  oneOf,
  secureNumber,
} from '../../src/core/random.js';
import { golden } from '../support/golden.js';

describe('a random item', () => {
  test('is the item with the drawn number', () => {
    expect([0, 1, 2].map((drawn) => oneOf(['a', 'b', 'c'], { nextInt: () => drawn }))).toEqual([
      'a',
      'b',
      'c',
    ]);
  });

  test('is drawn with the number of items as the bound', () => {
    expect(oneOf(['a', 'b', 'c'], { nextInt: (bound) => bound - 1 })).toBe('c');
  });

  test('is undefined for an empty list, and no number is drawn', () => {
    const nextInt = jest.fn(() => 0);
    expect(oneOf<string>([], { nextInt })).toBeUndefined();
    expect(nextInt).not.toHaveBeenCalled();
  });
});

describe('a secure number', () => {
  afterEach(() => {
    jest.restoreAllMocks();
  });

  test.each([0, 1, 0x7fffffff, 0x80000000, 0xffffffff])('comes from the platform: %i', (drawn) => {
    jest.spyOn(crypto, 'getRandomValues').mockImplementation((array) => {
      (array as unknown as Uint32Array).fill(drawn);
      return array;
    });
    expect(secureNumber()).toBe(drawn);
  });

  test('is a 32-bit whole number', () => {
    const numbers = Array.from({ length: 1000 }, secureNumber);
    expect(numbers.filter((number) => number !== number >>> 0)).toEqual([]);
  });

  test('is almost never the same twice', () => {
    expect(new Set(Array.from({ length: 100 }, secureNumber)).size).toBeGreaterThan(95);
  });
});

interface JavaVectors {
  readonly nextIntBound: readonly {
    readonly seed: string;
    readonly bound: number;
    readonly values: number[];
  }[];
  readonly nextInt32: Readonly<Record<string, number[]>>;
}

const JAVA_VECTORS = golden('java-random') as JavaVectors;
const EXTREME_SEEDS = golden('java-decks') as Pick<JavaVectors, 'nextInt32'>;

describe('java.util.Random', () => {
  test.each(JAVA_VECTORS.nextIntBound)(
    'draws below $bound as OpenJDK does, with seed $seed',
    ({ seed, bound, values }) => {
      const random = new JavaRandom(BigInt(seed));
      expect(values.map(() => random.nextInt(bound))).toEqual(values);
    },
  );

  test.each([...Object.entries(JAVA_VECTORS.nextInt32), ...Object.entries(EXTREME_SEEDS.nextInt32)])(
    'draws 32 bits as OpenJDK does, with seed %s',
    (seed, values) => {
      const random = new JavaRandom(BigInt(seed));
      expect(values.map(() => random.next(32))).toEqual(values);
    },
  );

  test('takes any number of top bits from the same state', () => {
    const bits = [1, 8, 24, 26, 31];
    expect(bits.map((count) => new JavaRandom(42n).next(count))).toEqual(
      bits.map((count) => -1170105035 >>> (32 - count)),
    );
  });

  test.each([0, -1, 2.5, NaN, Infinity, 2 ** 31])('refuses the bound %p', (bound) => {
    expect(() => new JavaRandom(0n).nextInt(bound)).toThrow(
      new RangeError(`a bound must be a whole number from 1 to 2147483647, not ${bound}`),
    );
  });

  test('accepts 64-bit seeds', () => {
    expect(JAVA_SEEDS).toEqual({ min: -9223372036854775808n, max: 9223372036854775807n });
  });
});

interface DotnetVectors {
  readonly seeds: Readonly<Record<string, { 'Next()': number[]; 'Next(52)'?: number[] }>>;
}

const DOTNET_VECTORS = Object.entries((golden('dotnet-random') as DotnetVectors).seeds);
const EDGES = golden('dotnet-edge-seeds') as DotnetVectors & {
  readonly draws51to200: Record<string, number[]>;
};

describe('System.Random', () => {
  test.each([...DOTNET_VECTORS, ...Object.entries(EDGES.seeds)])(
    'draws as .NET does, with seed %s',
    (seed, { 'Next()': values }) => {
      const random = new DotnetRandom(Number(seed));
      expect(values.map(() => random.next())).toEqual(values);
    },
  );

  test.each(Object.entries(EDGES.draws51to200))('continues as .NET does, with seed %s', (seed, values) => {
    const random = new DotnetRandom(Number(seed));
    for (let draw = 1; draw <= 50; draw++) random.next();
    expect(values.map(() => random.next())).toEqual(values);
  });

  test.each(DOTNET_VECTORS)(
    'draws below 52 as .NET does, with seed %s',
    (seed, { 'Next(52)': values = [] }) => {
      const random = new DotnetRandom(Number(seed));
      expect(values.map(() => random.nextInt(52))).toEqual(values);
    },
  );

  test.each([2.5, NaN, Infinity, 2 ** 31, -(2 ** 31) - 1])('refuses the seed %p', (seed) => {
    expect(() => new DotnetRandom(seed)).toThrow(
      new RangeError(`a seed must be a 32-bit whole number, not ${seed}`),
    );
  });

  test('accepts 32-bit seeds', () => {
    expect(DOTNET_SEEDS).toEqual({ min: -2147483648n, max: 2147483647n });
  });
});
