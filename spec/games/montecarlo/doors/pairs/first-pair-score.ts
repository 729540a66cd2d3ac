/** Games that always remove the first pair, or consolidate if no pair is left. */
import { readFileSync } from 'node:fs';
import type { Game } from '../../../../../src/pairs.js';
import { tableauOf } from './words.js';

/** The scores from the Java program, by game, from game 0. */
export const { scores: JAVA_SCORES } = JSON.parse(
  readFileSync(new URL('../../../../fixtures/pairs/first-pair-scores.json', import.meta.url), 'utf8'),
) as { scores: readonly number[] };

/** Plays until consolidating changes nothing anymore. */
export function firstPairScore(game: Game): number {
  let before;
  do {
    for (let pair = game.hint(); pair !== null; pair = game.hint()) game.removeCards(...pair);
    before = tableauOf(game).join();
    game.consolidate();
  } while (tableauOf(game).join() !== before);
  return game.score();
}
