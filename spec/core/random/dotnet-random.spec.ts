import { describe, expect, test } from '@jest/globals';
import { DOTNET_SEEDS, DotnetRandom } from '../../../src/core/random/dotnet-random.js';
import { golden } from '../../support/golden.js';

interface Vectors {
  readonly seeds: Readonly<Record<string, { 'Next()': number[]; 'Next(52)'?: number[] }>>;
}

const VECTORS = Object.entries((golden('dotnet-random') as Vectors).seeds);
const EDGES = golden('dotnet-edge-seeds') as Vectors & { readonly draws51to200: Record<string, number[]> };

describe('System.Random', () => {
  test.each([...VECTORS, ...Object.entries(EDGES.seeds)])(
    'of seed %s draws as .NET does',
    (seed, { 'Next()': values }) => {
      const random = new DotnetRandom(Number(seed));
      expect(values.map(() => random.next())).toEqual(values);
    },
  );

  test.each(Object.entries(EDGES.draws51to200))('of seed %s goes on as .NET does', (seed, values) => {
    const random = new DotnetRandom(Number(seed));
    for (let draw = 1; draw <= 50; draw++) random.next();
    expect(values.map(() => random.next())).toEqual(values);
  });

  test.each(VECTORS)('of seed %s draws below 52 as .NET does', (seed, { 'Next(52)': values = [] }) => {
    const random = new DotnetRandom(Number(seed));
    expect(values.map(() => random.nextInt(52))).toEqual(values);
  });

  test.each([2.5, NaN, Infinity, 2 ** 31, -(2 ** 31) - 1])('has no seed %p', (seed) => {
    expect(() => new DotnetRandom(seed)).toThrow(
      new RangeError(`a seed is a 32-bit whole number, not ${seed}`),
    );
  });

  test('takes seeds of 32 bits', () => {
    expect(DOTNET_SEEDS).toEqual({ min: -2147483648n, max: 2147483647n });
  });
});
