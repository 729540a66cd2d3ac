/** Compares the store of positions with a map. It has each position once, with the shortest path known so far. */
import { expect, test } from '@jest/globals';
import { NO_NUMBER, PositionStore } from '../../../src/solver/minimal/position-store.js';
import type { StoredPosition } from './store-faults.js';
import { keyOf, storeFaults } from './store-faults.js';

test('matches a map while the table grows many times', () => {
  const store = new PositionStore();
  const map = new Map<number, StoredPosition>();
  for (let seed = 0; seed < 40_000; seed++) {
    if (store.find(keyOf(seed)) !== NO_NUMBER) continue;
    map.set(seed, {
      number: store.add(keyOf(seed), seed % 256, seed - 1),
      length: seed % 256,
      before: seed - 1,
    });
  }
  expect([map.size, storeFaults(store, map)]).toEqual([40_000, []]);
});
