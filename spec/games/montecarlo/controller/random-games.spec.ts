import { expect, test } from '@jest/globals';
import { firstFault } from '../../../support/first-fault.js';
import { faultOfGame } from './judged-games.js';

test('20 random games show the cards as they lie, lose none, beep at most for a refusal and undo to the deal', () => {
  expect(firstFault(20, 1, faultOfGame)).toBeUndefined();
});
