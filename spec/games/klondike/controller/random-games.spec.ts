import { expect, test } from '@jest/globals';
import { firstFault } from '../../../support/first-fault.js';
import { faultOfGame } from './judged-games.js';

test('30 random games show the cards as they lie, lose none, tell the view nothing after a refusal and undo to the deal', () => {
  expect(firstFault(30, 1, faultOfGame)).toBeUndefined();
});
