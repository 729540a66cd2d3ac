/** Compares the store of positions with a map. It has each position once, with the shortest path known so far. */
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  BASIS_SIZE,
  BOUNDARY_AT,
  HEIGHTS_AT,
  LEFT_AT,
  LOCKS_AT,
  ON_AT,
  REDEALS_AT,
} from '../../../src/solver/minimal/numbers.js';
import {
  LENGTH_SHIFT,
  MOST_REDEALS_OF_LINE,
  NO_NUMBER,
  PositionStore,
  packTo,
  unpackTo,
} from '../../../src/solver/minimal/position-store.js';
import type { StoredPosition } from './store-faults.js';
import { keyOf, storeFaults } from './store-faults.js';

/** Random positions, so few that each occurs often. */
const EVENTS = fc.array(
  fc.record({
    seed: fc.nat(60),
    length: fc.nat(255),
    before: fc.integer({ min: -1, max: 60 }),
    closes: fc.boolean(),
  }),
  { maxLength: 200 },
);

test('keeps the shorter of two paths, and reopens the position', () => {
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

test('reports how much memory it needs before it takes the memory', () => {
  const store = new PositionStore();
  const before = store.bytes;
  expect(before).toBeGreaterThanOrEqual(2 ** 19);
  for (let seed = 0; seed < 2 ** 15; seed++) {
    store.find(keyOf(seed));
    store.add(keyOf(seed), 0, NO_NUMBER);
  }
  expect(store.bytes).toBeGreaterThanOrEqual(2 * 2 ** 19);
});

const HEIGHT = fc.nat(13);

/**
 * The first of each pair of twins from the aces to the queens: 16 in `low`, 8 in `high`. Kings are never on another
 * card.
 */
const TWINS = fc.tuple(fc.nat(0xffff), fc.nat(0xff)).map((bits) => bits.map(everySecond));

const everySecond = (bits: number): number => {
  let spread = 0;
  for (let at = 0; at < 16; at++) spread |= ((bits >> at) & 1) << (2 * at);
  return spread;
};

const BASIS = fc
  .record({
    heights: fc.tuple(HEIGHT, HEIGHT, HEIGHT, HEIGHT),
    locks: fc.nat(2 * 3 * 4 * 5 * 6 * 7 * 8 - 1),
    left: fc.nat(2 ** 24 - 1),
    boundary: fc.nat(24),
    redeals: fc.nat(MOST_REDEALS_OF_LINE),
    on: TWINS,
  })
  .map(({ heights, locks, left, boundary, redeals, on }) => {
    const basis = new Int32Array(BASIS_SIZE);
    basis[HEIGHTS_AT] = heights.reduce((sum, height, place) => sum | (height << (4 * place)), 0);
    basis[LOCKS_AT] = locks;
    basis[LEFT_AT] = left;
    basis[BOUNDARY_AT] = boundary;
    basis[REDEALS_AT] = redeals;
    basis.set(on, ON_AT);
    return basis;
  });

test('unpacks a position to the same values that it packed', () => {
  fc.assert(
    fc.property(BASIS, (basis) => {
      const keys = new Int32Array(3);
      const again = new Int32Array(BASIS_SIZE);
      packTo(keys, basis);
      unpackTo(again, keys);
      expect([...again]).toEqual([...basis]);
      expect([keys[0] ?? 0, keys[2] ?? 0].map((key, at) => key >>> (at === 0 ? 31 : LENGTH_SHIFT))).toEqual([
        0, 0,
      ]);
    }),
  );
});
