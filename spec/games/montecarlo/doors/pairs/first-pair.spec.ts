/** Games through the door that always remove the first pair, or consolidate if no pair is left. */
import { describe, expect, test } from '@jest/globals';
import { JAVA_SCORES, firstPairScore } from './first-pair-score.js';
import { ownScore } from './own-hand.js';
import { gameOf } from './words.js';

describe('an independent program in TypeScript computes the same score', () => {
  test.each([
    [0, 52],
    [1, 16],
    [8, 48],
    [12, 8],
    [24, 4],
    [38, 0],
    [55, 6],
    [71, 40],
    [109, 42],
    [999, 4],
  ])('game %d: %d', (number, score) => {
    expect([ownScore(BigInt(number)), firstPairScore(gameOf(number))]).toEqual([score, score]);
  });
});

test('a game without a pair in the deal is lost from the start', () => {
  const lost = JAVA_SCORES.flatMap((score, number) => (score === 0 ? [number] : []));
  const without = JAVA_SCORES.flatMap((_, number) => (gameOf(number).hint() === null ? [number] : []));
  expect(lost).toEqual(without);
});
