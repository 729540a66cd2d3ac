import { describe, expect, test } from '@jest/globals';
import { BADGES, CLOTHS, HAIR, HATS, HELD } from '../../../../src/browser/art/court.js';

const COURT = [11, 12, 13];

describe('each court card', () => {
  test.each([
    ['a hat', HATS],
    ['hair', HAIR],
  ])('has its own drawing with %s', (_, shapes) => {
    const all = COURT.flatMap((rank) => shapes[rank] ?? []);
    expect([all.length, new Set(all).size]).toEqual([12, 12]);
  });

  test.each([
    ['what it holds', HELD],
    ['its cloth', CLOTHS],
  ])('shows its suit by %s', (_, shapes) => {
    expect([shapes.length, new Set(shapes).size]).toEqual([4, 4]);
  });

  test('shows its rank by its jewel', () => {
    expect(new Set(COURT.map((rank) => BADGES[rank])).size).toBe(3);
  });
});
