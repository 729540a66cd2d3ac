/** The store of positions against a map: each is there once, with the shortest way known to it. */
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { NO_NUMBER, PositionStore } from '../../../src/solver/minimal/position-store.js';
import type { StoredPosition } from './store-faults.js';
import { keyOf, storeFaults } from './store-faults.js';

/** Of few positions, so that each is met often. */
const EVENTS = fc.array(
  fc.record({
    seed: fc.nat(60),
    length: fc.nat(255),
    before: fc.integer({ min: -1, max: 60 }),
    closes: fc.boolean(),
  }),
  { maxLength: 200 },
);

test('a position met again has the shorter of its ways, and is open after that', () => {
  fc.assert(
    fc.property(EVENTS, (events) => {
      const store = new PositionStore();
      const map = new Map<number, StoredPosition>();
      const closed = new Set<number>();
      const wrong: unknown[] = [];
      for (const { seed, length, before, closes } of events) {
        const kept = map.get(seed);
        const number = store.find(keyOf(seed));
        if (kept === undefined)
          map.set(seed, { number: store.add(keyOf(seed), length, before), length, before });
        else if (length < kept.length) {
          store.shorten(number, length, before);
          Object.assign(kept, { length, before });
          closed.delete(seed);
        }
        if (closes && store.close(map.get(seed)?.number ?? 0) === closed.has(seed)) wrong.push(seed);
        if (closes) closed.add(seed);
      }
      expect([...wrong, ...storeFaults(store, map)]).toEqual([]);
    }),
  );
});

test('it tells how much it takes before it does', () => {
  const store = new PositionStore();
  const before = store.bytes;
  expect(before).toBeGreaterThanOrEqual(2 ** 19);
  for (let seed = 0; seed < 2 ** 15; seed++) {
    store.find(keyOf(seed));
    store.add(keyOf(seed), 0, NO_NUMBER);
  }
  expect(store.bytes).toBeGreaterThanOrEqual(2 * 2 ** 19);
});
