import { describe, expect, test } from '@jest/globals';
import { newGame } from './new-game.js';
import { keysFor, scriptMoves } from './pilot.js';

describe('a whole game', () => {
  test('can be undone to the deal and won again', () => {
    const { view } = newGame('java:11');
    const dealt = view.screen;
    const moves = scriptMoves('win-java-11');
    const play = moves.map(keysFor).join('');
    view.type(`${play}${'u'.repeat(moves.length)}`);
    view.type('w\x1b[D');
    expect([view.frame.won, view.screen]).toEqual([false, dealt]);
    view.type(play);
    expect(view.frame.won).toBe(true);
  });
});
