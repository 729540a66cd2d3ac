/** Keys tell positions without loss, and leave room for what is kept beside them. */
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  LENGTH_SHIFT,
  MOST_REDEALS_OF_LINE,
  packTo,
  unpackTo,
} from '../../../src/solver/minimal/position-store.js';
import {
  BASIS_SIZE,
  BOUNDARY_AT,
  HEIGHTS_AT,
  LEFT_AT,
  LOCKS_AT,
  ON_AT,
  REDEALS_AT,
} from '../../../src/solver/minimal/numbers.js';

const HEIGHT = fc.nat(13);

/** The first of each two twins of the aces to queens: 16 in `low`, 8 in `high`; kings lie on no card. */
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

test('what is packed is unpacked', () => {
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
