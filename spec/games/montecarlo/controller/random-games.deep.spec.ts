/** `GAMES=100000 SEED=7` plays more games, with different deals. */
import { expect, test } from '@jest/globals';
import { firstFault } from '../../../support/first-fault.js';
import { faultOfGame } from './judged-games.js';

const GAMES = Number(process.env['GAMES'] ?? 500);
const FIRST_SEED = Number(process.env['SEED'] ?? 1);

test(`${GAMES} random games show the right cards, keep all of them, beep only for refusals, and undo back to the deal`, () => {
  expect(firstFault(GAMES, FIRST_SEED, faultOfGame)).toBeUndefined();
});
