/** A thousand games through the door that always remove the first pair, or consolidate if no pair is left. */
import { expect, test } from '@jest/globals';
import { JAVA_SCORES, firstPairScore } from './first-pair-score.js';
import { gameOf } from './words.js';

test('each of the games 0 to 999 ends with the score of the Java program', () => {
  expect(JAVA_SCORES.map((_, number) => firstPairScore(gameOf(number)))).toEqual(JAVA_SCORES);
  expect(JAVA_SCORES).toHaveLength(1000);
});
