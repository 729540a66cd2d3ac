import { describe, expect, test } from '@jest/globals';
import { BADGES, CLOTHS, HAIR, HATS, HELD } from '../../../../src/browser/art/court.js';

const COURT = [11, 12, 13];

describe('each court card has a drawing of its own', () => {
  test.each([
    ['a hat', HATS],
    ['hair', HAIR],
  ])('with %s like no other', (_, shapes) => {
    const all = COURT.flatMap((rank) => shapes[rank] ?? []);
    expect([all.length, new Set(all).size]).toEqual([12, 12]);
  });

  test.each([
    ['what it holds', HELD],
    ['its cloth', CLOTHS],
  ])('that tells its suit by %s', (_, shapes) => {
    expect([shapes.length, new Set(shapes).size]).toEqual([4, 4]);
  });

  test('that tells its rank by its jewel', () => {
    expect(new Set(COURT.map((rank) => BADGES[rank])).size).toBe(3);
  });
});
