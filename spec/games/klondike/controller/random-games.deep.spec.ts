/** `GAMES=100000 SEED=7` plays more games, with different deals. */
import { expect, test } from '@jest/globals';
import { firstFault } from '../../../support/first-fault.js';
import { faultOfGame } from './judged-games.js';

const GAMES = Number(process.env['GAMES'] ?? 1000);
const FIRST_SEED = Number(process.env['SEED'] ?? 1);

test(`${GAMES} random games show the right cards, keep all of them, don't call the view after a refusal, and undo to the deal`, () => {
  expect(firstFault(GAMES, FIRST_SEED, faultOfGame)).toBeUndefined();
});
