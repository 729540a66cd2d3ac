import { describe, expect, test } from '@jest/globals';
import { parseMove } from '../../../../src/games/montecarlo/model/moves.js';
import { plain } from '../../klondike/terminal/marked.js';
import { newGame } from './new-game.js';
import { keysFor } from './pilot.js';
import { readScreen } from './drawing/read-screen.js';
import { WON_GAME } from './won-game.js';

const MOVES = WON_GAME.moves.map(parseMove);

describe('a whole game is won', () => {
  test.each(['h', 'b', 't', 'T'])('the hint key %s then says that the game is won', (key) => {
    const { view } = newGame(WON_GAME.game, { columns: 80, rows: 24 });
    view.type(`${MOVES.map(keysFor).join('')}${key}`);
    expect([plain(view.screen.at(-1) ?? '').trim(), view.frame.beeped]).toEqual([
      "You've already won.",
      false,
    ]);
  });

  test('can be undone to the deal and won again', () => {
    const { view } = newGame(WON_GAME.game, { columns: 80, rows: 24 });
    const dealt = readScreen(view.screen);
    const play = MOVES.map(keysFor).join('');
    view.type(`${play}${'u'.repeat(MOVES.length)}`);
    expect([view.frame.won, readScreen(view.screen)]).toEqual([false, dealt]);
    view.type(play);
    expect(view.frame.won).toBe(true);
  });
});
