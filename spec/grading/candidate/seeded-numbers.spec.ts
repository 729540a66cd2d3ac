/** Tests random numbers from a seed. */
import { expect, test } from '@jest/globals';
import { seededNumbers } from '../../../src/grading/candidate/seeded-numbers.js';
import { Chance } from '../../support/chance.js';

const BOUND = 2 ** 31;

test.each([0, 1, -1, 5, 2 ** 31, 2 ** 32 + 7, 0.5])('seed %d gives the numbers of Mulberry32', (seed) => {
  const [next, chance] = [seededNumbers(seed), new Chance(seed | 0)];
  const numbers = Array.from({ length: 20 }, () => Math.floor(next() * BOUND));
  expect(numbers).toEqual(Array.from({ length: 20 }, () => chance.nextInt(BOUND)));
});
