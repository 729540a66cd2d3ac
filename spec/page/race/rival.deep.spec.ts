/** Another player's game, as a link tells it, beside one's own. */
import { expect, test } from '@jest/globals';
import { KLONDIKE } from '../../../src/games/klondike/kit.js';
import { EMPTY_LAYOUT, foundationsOf } from '../../../src/games/klondike/model/layout.js';
import { rivalOf } from '../../../src/page/race/rival.js';
import { RACE_ENGLISH } from '../../../src/page/race/strings/english.js';
import { PAGE_ENGLISH } from '../../../src/page/strings/english.js';
import { linkedMoves } from '../../../src/page/race/linked-moves.js';
import { playRandomly } from '../../kit/klondike/seated.js';

const STRINGS = { page: PAGE_ENGLISH, race: RACE_ENGLISH };

test('of a game played at random, the link has each move that was not taken back', () => {
  const faults: string[] = [];
  for (let seed = 1; seed <= 20; seed++) {
    const { session } = playRandomly(seed, 150);
    const { moves, layout = EMPTY_LAYOUT } = session.seat.controller;
    const link = { deal: session.deal, moves: linkedMoves(KLONDIKE, session.script) };
    const rival = rivalOf(KLONDIKE, link, STRINGS);
    const up = foundationsOf(layout).reduce((sum, { cards }) => sum + cards.length, 0);
    const told = [rival.moves, rival.upAfter(moves)];
    if (String(told) !== String([moves, up])) faults.push(`${seed}: ${told.join()}, not ${moves},${up}`);
  }
  expect(faults).toEqual([]);
});
