import { expect, test } from '@jest/globals';
import { faultOfGames } from './judged-games.js';

test('30 random games show the cards as they lie, lose none, tell nothing of a refusal and undo to the deal', () => {
  expect(faultOfGames(30)).toBeUndefined();
});
