import { expect, test } from '@jest/globals';
import { firstFault } from '../../../support/first-fault.js';
import { faultOfGame } from './judged-games.js';

test('20 random games show the right cards, keep all of them, beep only for refusals, and undo back to the deal', () => {
  expect(firstFault(20, 1, faultOfGame)).toBeUndefined();
});
