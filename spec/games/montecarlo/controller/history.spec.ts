/** The moves of the game in play, as values. */
import { expect, test } from '@jest/globals';
import { MonteCarloController } from '../../../../src/games/montecarlo/controller/montecarlo-controller.js';
import { gameDeal } from '../../../../src/games/montecarlo/model/deals.js';
import { FIVE_BY_FIVE } from '../../../../src/games/montecarlo/model/grid.js';
import { play } from '../../../../src/games/montecarlo/model/play.js';
import { printCell } from '../../../../src/games/montecarlo/words/cell.js';
import { emptyMonteCarloSeat } from '../../../support/montecarlo-seat.js';

const wordsOf = (game: MonteCarloController): string =>
  game
    .history()
    .map((move) => (typeof move === 'string' ? move : move.map(printCell).join('-')))
    .join(' ');

test('the history has pairs, consolidations and restarts, but not selections, hints and refusals', () => {
  const { game, press } = emptyMonteCarloSeat();
  press('new:12345 c1 b2 hint consolidate a1 e5 replay');
  expect(wordsOf(game)).toBe('c1-b2 consolidate restart');
});

test('undo shortens the history, redo extends it, and a new game empties it', () => {
  const { game, press } = emptyMonteCarloSeat();
  const words = ['new:12345 c1 b2 consolidate', 'undo', 'redo', 'new:12345'].map((events) => {
    press(events);
    return wordsOf(game);
  });
  expect(words).toEqual(['c1-b2 consolidate', 'c1-b2', 'c1-b2 consolidate', '']);
  expect(new MonteCarloController().history()).toEqual([]);
});

test('the moves in the history lead from the deal to the current grid', () => {
  const { game, press } = emptyMonteCarloSeat();
  press('new:12345 b2 c1 consolidate');
  let grid = gameDeal(12_345n).start(FIVE_BY_FIVE);
  for (const move of game.history()) {
    const outcome = move !== 'restart' && play(grid, move);
    if (outcome && outcome.ok) grid = outcome.next;
  }
  expect(grid).toEqual(game.grid);
});
