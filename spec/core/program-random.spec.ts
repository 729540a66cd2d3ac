import { describe, expect, test } from '@jest/globals';
import { mersenneTwister, microsoftRandom, minimalStandardRandom } from '../../src/core/program-random.js';
import type { Random } from '../../src/core/random.js';
import { golden } from '../support/golden.js';

const drawn = (random: Random, count: number, bound = 2 ** 31): number[] =>
  Array.from({ length: count }, () => random.nextInt(bound));

describe('the Mersenne Twister draws the numbers of Python', () => {
  const { bounds, count, seeds } = golden('python-random') as {
    readonly bounds: readonly number[];
    readonly count: number;
    readonly seeds: Record<string, { readonly first: number[]; readonly last: number[] }>;
  };

  test.each(Object.entries(seeds))('seed %s', (seed, { first, last }) => {
    const random = mersenneTwister(BigInt(seed));
    const numbers = Array.from({ length: count }, (_, index) =>
      random.nextInt(bounds[index % bounds.length] ?? 0),
    );
    expect([numbers.slice(0, first.length), numbers.slice(-last.length)]).toEqual([first, last]);
  });
});

test('rand of Microsoft C begins with 41, 18467, 6334 after srand(1)', () => {
  expect(drawn(microsoftRandom(1), 5)).toEqual([41, 18467, 6334, 26500, 19169]);
});

test.each([
  [2 ** 31 - 1, 0, 0x7fff],
  [2 ** 31, 0x8000, 0xffff],
  [2 ** 32 - 1, 0x8000, 0xffff],
  [2 ** 32 + 1, 1, 0x10000],
])('after seed %i, the numbers of Microsoft C are from %i to %i', (seed, min, max) => {
  const numbers = drawn(microsoftRandom(seed), 20_000).sort((one, other) => one - other);
  const [least = NaN, most = NaN] = [numbers[0], numbers.at(-1)];
  expect([least >= min, least < min + 100, most <= max, most > max - 100]).toEqual([true, true, true, true]);
});

// Park and Miller print it in their article as a test of an implementation.
test('the minimal standard generator draws 1043618065 as its 10,000th number after seed 1', () => {
  expect(drawn(minimalStandardRandom(1), 10_000).at(-1)).toBe(1043618065);
});
