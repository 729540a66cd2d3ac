import { expect, test } from '@jest/globals';
import { monteCarloSeatAt } from '../../../support/montecarlo-seat.js';

const GRID = 'r1: 2s 2h 3c\ndeck: 4s';

test('redo sends the same changes as the move', () => {
  const { press, game } = monteCarloSeatAt(GRID);
  const first = press('a1 b1');
  expect([press('undo redo'), game.canRedo]).toEqual([first, false]);
});

test('a new move drops the undone moves, but a selection keeps them', () => {
  const { press, game, refusals } = monteCarloSeatAt(GRID);
  const can: boolean[] = [];
  for (const words of ['a1 b1', 'undo', 'c1', 'a1 b1', 'undo', 'a1 b1', 'redo']) {
    press(words);
    can.push(game.canRedo);
  }
  expect([can, refusals.at(-1)]).toEqual([[false, true, true, true, true, false, false], 'nothing-to-redo']);
});
