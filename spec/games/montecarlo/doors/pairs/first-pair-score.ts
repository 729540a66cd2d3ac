/** Games in which the first pair is removed, and without one the tableau is consolidated. */
import { readFileSync } from 'node:fs';
import type { Game } from '../../../../../src/pairs.js';
import { tableauOf } from './words.js';

/** What Java computes, by game, from 0. */
export const { scores: JAVA_SCORES } = JSON.parse(
  readFileSync(new URL('../../../../fixtures/pairs/first-pair-scores.json', import.meta.url), 'utf8'),
) as { scores: readonly number[] };

/** Plays until consolidating changes nothing. */
export function firstPairScore(game: Game): number {
  let before;
  do {
    for (let pair = game.hint(); pair !== null; pair = game.hint()) game.removeCards(...pair);
    before = tableauOf(game).join();
    game.consolidate();
  } while (tableauOf(game).join() !== before);
  return game.score();
}
