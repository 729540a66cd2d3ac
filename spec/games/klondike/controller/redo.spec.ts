/** Redo repeats undone moves, and a controller reports it. */
import { expect, test } from '@jest/globals';
import { emptySeat, seatAt } from '../../../support/seat.js';
import { readWinningScript } from '../../../support/winning-script.js';

test('the view gets the same changed piles as the first time', () => {
  const { press } = seatAt('t1: 5d 6d | Kh');
  const first = press('t1>t2');
  const viewCalls = ['t1: ## 6d', 't2: Kh', 'moves: 1', 'refresh'];
  expect([first, press('undo redo')]).toEqual([viewCalls, viewCalls]);
});

test("a new move drops the undone moves, but a refused move doesn't", () => {
  const { press, game, refusals } = seatAt('waste: 9c Kh\nt1: Ks');
  const can: boolean[] = [];
  for (const word of ['w>t2', 'undo', 'w>t1', 'w>t3', 'redo']) {
    press(word);
    can.push(game.canRedo);
  }
  expect([can, refusals]).toEqual([
    [false, true, true, false, false],
    ['wrong-rank', 'nothing-to-redo'],
  ]);
});

test('a new game has nothing to redo', () => {
  const { press, game } = emptySeat({ deal: 'java:11' });
  press('new stock undo new');
  expect([game.canRedo, press('redo')]).toEqual([false, []]);
});

test('a win is announced again when the game is won by redo', () => {
  const { deal, events } = readWinningScript('win-java-33');
  const { press } = emptySeat({ deal });
  press(`new ${events.join(' ')}`);
  const undone = press('undo');
  expect([undone.includes('win'), press('redo').slice(-2)]).toEqual([false, ['win', 'refresh']]);
});
