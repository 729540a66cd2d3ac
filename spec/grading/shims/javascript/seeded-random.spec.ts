/** Gives a JavaScript program seeded random numbers. */
import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { afterAll, expect, test } from '@jest/globals';
import { seededNumbers } from '../../../../src/grading/candidate/seeded-numbers.js';
import { seedRandom } from '../../../../src/grading/shims/javascript/seeded-random.js';

const { random } = Math;
const own = Object.getOwnPropertyDescriptor(globalThis.crypto, 'getRandomValues');
const { randomInt, randomBytes } = crypto;

afterAll(() => {
  Math.random = random;
  if (own === undefined) Reflect.deleteProperty(globalThis.crypto, 'getRandomValues');
  else Object.defineProperty(globalThis.crypto, 'getRandomValues', own);
  Object.assign(crypto, { randomInt, randomBytes });
  syncBuiltinESMExports();
});

/** The first numbers from a seed, each converted by the function. */
function following<Made>(seed: number, count: number, make: (number: number) => Made): Made[] {
  const next = seededNumbers(seed);
  return Array.from({ length: count }, () => make(next()));
}

const byte = (number: number): number => Math.floor(number * 256);

test('Math.random gives the numbers of the seed', () => {
  seedRandom(5);
  expect([Math.random(), Math.random()]).toEqual(following(5, 2, (number) => number));
});

test('the same seed gives the same numbers again', () => {
  seedRandom(5);
  const first = Math.random();
  seedRandom(6);
  const other = Math.random();
  seedRandom(5);
  expect([Math.random() === first, other === first]).toEqual([true, false]);
});

test('getRandomValues fills exactly the bytes of each array', () => {
  seedRandom(7);
  const all = new Uint8Array(8);
  const part = new Uint16Array(all.buffer, 2, 2);
  expect(globalThis.crypto.getRandomValues(part)).toBe(part);
  expect([...all]).toEqual([0, 0, ...following(7, 4, byte), 0, 0]);
  expect(Math.random()).toBe(following(7, 5, (number) => number)[4]);
});

test('node:crypto gives bytes', () => {
  seedRandom(8);
  const bytes = crypto.randomBytes(6);
  expect([Buffer.isBuffer(bytes), [...bytes]]).toEqual([true, following(8, 6, byte)]);
});

test('node:crypto gives whole numbers', () => {
  seedRandom(9);
  const got = [crypto.randomInt(100), crypto.randomInt(20, 30), crypto.randomInt(-5, 5)];
  const [first = 0, second = 0, third = 0] = following(9, 3, (number) => number);
  expect(got).toEqual([Math.floor(first * 100), 20 + Math.floor(second * 10), Math.floor(third * 10) - 5]);
});
