/** A thousand games played through the door: the first pair is removed; without one the tableau is consolidated. */
import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import type { Game } from '../../../../../src/pairs.js';
import { gameOf, tableauOf } from './words.js';

/** By game, from 0. */
const { scores } = JSON.parse(
  readFileSync(new URL('../../../../fixtures/pairs/first-pair-scores.json', import.meta.url), 'utf8'),
) as { scores: readonly number[] };

/** Until consolidating changes nothing. */
function played(game: Game): number {
  let before;
  do {
    for (let pair = game.hint(); pair !== null; pair = game.hint()) game.removeCards(...pair);
    before = tableauOf(game).join();
    game.consolidate();
  } while (tableauOf(game).join() !== before);
  return game.score();
}

test('each of the games 0 to 999 ends with the score that Java computes', () => {
  expect(scores.map((_, number) => played(gameOf(number)))).toEqual(scores);
  expect(scores).toHaveLength(1000);
});
