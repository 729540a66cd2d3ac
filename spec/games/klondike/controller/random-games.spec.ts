import { expect, test } from '@jest/globals';
import { firstFault } from '../../../support/first-fault.js';
import { faultOfGame } from './judged-games.js';

test("30 random games show the right cards, keep all of them, don't call the view after a refusal, and undo to the deal", () => {
  expect(firstFault(30, 1, faultOfGame)).toBeUndefined();
});
