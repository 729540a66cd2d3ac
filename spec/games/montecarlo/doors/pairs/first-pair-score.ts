/** Games that remove the first pair, or consolidate if there is none. */
import { readFileSync } from 'node:fs';
import type { Game } from '../../../../../src/pairs.js';
import { tableauOf } from './words.js';

/** Java's scores by game, from 0. */
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
