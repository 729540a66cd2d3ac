/** `GAMES=100000 SEED=7` plays more and different games. */
import { expect, test } from '@jest/globals';
import { firstFault } from '../../../support/first-fault.js';
import { faultOfGame } from './judged-games.js';

const GAMES = Number(process.env['GAMES'] ?? 500);
const FIRST_SEED = Number(process.env['SEED'] ?? 1);

test(`${GAMES} random games show the cards as they lie, lose none, beep at most for a refusal and undo to the deal`, () => {
  expect(firstFault(GAMES, FIRST_SEED, faultOfGame)).toBeUndefined();
});
