/** The store of positions against a map: each is there once, with the shortest way known to it. */
import { expect, test } from '@jest/globals';
import { NO_NUMBER, PositionStore } from '../../../src/solver/minimal/position-store.js';

interface Kept {
  readonly number: number;
  length: number;
  before: number;
}

/** A key as `packTo` writes it: the first number is not negative, the third has 24 bits. */
const keyOf = (seed: number): Int32Array => {
  const mixed = Math.imul(seed, 0x9e3779b1);
  return Int32Array.of((mixed >>> 3) & 0x7fffffff, Math.imul(mixed, 0x85ebca6b), (mixed ^ seed) & 0xffffff);
};

/** What the store does not have as the map has it. */
function faultsIn(store: PositionStore, map: ReadonlyMap<number, Kept>): unknown[] {
  const keys = new Int32Array(3);
  const faults = [...map].filter(([seed, { number, length, before }]) => {
    store.read(number, keys);
    const isRight = keys.every((key, at) => key === keyOf(seed)[at]);
    const isFound = store.find(keyOf(seed)) === number;
    return !isRight || !isFound || store.lengthOf(number) !== length || store.before(number) !== before;
  });
  return store.count === map.size ? faults : [...faults, store.count];
}

test('as a map, while its table grows many times', () => {
  const store = new PositionStore();
  const map = new Map<number, Kept>();
  for (let seed = 0; seed < 40_000; seed++) {
    if (store.find(keyOf(seed)) !== NO_NUMBER) continue;
    map.set(seed, {
      number: store.add(keyOf(seed), seed % 256, seed - 1),
      length: seed % 256,
      before: seed - 1,
    });
  }
  expect([map.size, faultsIn(store, map)]).toEqual([40_000, []]);
});
