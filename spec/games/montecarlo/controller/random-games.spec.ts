import { expect, test } from '@jest/globals';
import { faultOfGames } from './judged-games.js';

test('20 random games show the cards as they lie, lose none, beep at most for a refusal and undo to the deal', () => {
  expect(faultOfGames(20)).toBeUndefined();
});
