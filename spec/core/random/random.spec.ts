import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { oneOf, secureNumber } from '../../../src/core/random/random.js';

describe('one of some items', () => {
  test('is the one whose number is drawn', () => {
    expect([0, 1, 2].map((drawn) => oneOf(['a', 'b', 'c'], { nextInt: () => drawn }))).toEqual([
      'a',
      'b',
      'c',
    ]);
  });

  test('is drawn from as many numbers as there are items', () => {
    expect(oneOf(['a', 'b', 'c'], { nextInt: (bound) => bound - 1 })).toBe('c');
  });

  test('is nothing, without a draw, where there are none', () => {
    const nextInt = jest.fn(() => 0);
    expect(oneOf<string>([], { nextInt })).toBeUndefined();
    expect(nextInt).not.toHaveBeenCalled();
  });
});

describe('a secure number', () => {
  afterEach(() => {
    jest.restoreAllMocks();
  });

  test.each([0, 1, 0x7fffffff, 0x80000000, 0xffffffff])('is what the platform draws: %i', (drawn) => {
    jest.spyOn(crypto, 'getRandomValues').mockImplementation((array) => {
      (array as unknown as Uint32Array).fill(drawn);
      return array;
    });
    expect(secureNumber()).toBe(drawn);
  });

  test('is a whole number of 32 bits', () => {
    const numbers = Array.from({ length: 1000 }, secureNumber);
    expect(numbers.filter((number) => number !== number >>> 0)).toEqual([]);
  });

  test('is seldom the same twice', () => {
    expect(new Set(Array.from({ length: 100 }, secureNumber)).size).toBeGreaterThan(95);
  });
});
