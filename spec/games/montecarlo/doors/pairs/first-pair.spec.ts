/** A thousand games played through the door: the first pair is removed; without one the tableau is consolidated. */
import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import type { Game } from '../../../../../src/pairs.js';
import { ownScore } from './own-hand.js';
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

describe('a second program in TypeScript, which shares no code, comes to the same score', () => {
  test.each([
    [0, 52],
    [1, 16],
    [8, 48],
    [12, 8],
    [24, 4],
    [38, 0],
    [55, 6],
    [71, 40],
    [109, 42],
    [999, 4],
  ])('game %d: %d', (number, score) => {
    expect([ownScore(BigInt(number)), played(gameOf(number))]).toEqual([score, score]);
  });
});

test('games lost at once are those without a pair in the deal', () => {
  const lost = scores.flatMap((score, number) => (score === 0 ? [number] : []));
  const without = scores.flatMap((_, number) => (gameOf(number).hint() === null ? [number] : []));
  expect(lost).toEqual(without);
});
