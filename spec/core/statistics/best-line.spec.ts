import { expect, test } from '@jest/globals';
import { bestAfter, starSigns, starsFor } from '../../../src/core/statistics/best-line.js';

test.each([
  [90, 90, '★★★'],
  [94, 90, '★★★'],
  [95, 90, '★★☆'],
  [98, 90, '★★☆'],
  [112, 90, '★★☆'],
  [113, 90, '★☆☆'],
  [300, 90, '★☆☆'],
  [105, 100, '★★★'],
  [125, 100, '★★☆'],
])('%i moves, where the best line has %i: %s', (moves, best, signs) => {
  expect(starSigns(starsFor(moves, { moves: best }))).toBe(signs);
});

test('a win with fewer moves than the best line known is the best line known', () => {
  const line = { moves: 92, isProved: false };
  expect([bestAfter(line, 91), bestAfter(line, 92), bestAfter(line, 98)]).toEqual([
    { moves: 91, isProved: false },
    line,
    line,
  ]);
});
