/** Compares a store of positions with a map. */
import type { PositionStore } from '../../../src/solver/minimal/position-store.js';

export interface StoredPosition {
  readonly number: number;
  length: number;
  before: number;
}

/** A key as written by `packTo`: the first number is not negative, and the third has 24 bits. */
export const keyOf = (seed: number): Int32Array => {
  const mixed = Math.imul(seed, 0x9e3779b1);
  return Int32Array.of((mixed >>> 3) & 0x7fffffff, Math.imul(mixed, 0x85ebca6b), (mixed ^ seed) & 0xffffff);
};

/** The map entries that differ in the store, by the seed of their key, then the count of the store if it is wrong. */
export function storeFaults(store: PositionStore, map: ReadonlyMap<number, StoredPosition>): unknown[] {
  const keys = new Int32Array(3);
  const faults = [...map].filter(([seed, { number, length, before }]) => {
    store.read(number, keys);
    const isRight = keys.every((key, at) => key === keyOf(seed)[at]);
    const isFound = store.find(keyOf(seed)) === number;
    return !isRight || !isFound || store.lengthOf(number) !== length || store.previousOf(number) !== before;
  });
  return store.count === map.size ? faults : [...faults, store.count];
}
