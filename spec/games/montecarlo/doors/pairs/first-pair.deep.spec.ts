/** A thousand games played through the door: the first pair is removed; without one the tableau is consolidated. */
import { expect, test } from '@jest/globals';
import { JAVA_SCORES, firstPairScore } from './first-pair-score.js';
import { gameOf } from './words.js';

test('each of the games 0 to 999 ends with the score that Java computes', () => {
  expect(JAVA_SCORES.map((_, number) => firstPairScore(gameOf(number)))).toEqual(JAVA_SCORES);
  expect(JAVA_SCORES).toHaveLength(1000);
});
