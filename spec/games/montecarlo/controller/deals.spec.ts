import { describe, expect, test } from '@jest/globals';
import { MonteCarloController } from '../../../../src/games/montecarlo/controller/montecarlo-controller.js';
import { TextError } from '../../../../src/core/text/text-error.js';
import { parseDeal } from '../../../../src/games/montecarlo/model/deals.js';
import { emptyMonteCarloSeat } from '../../../support/montecarlo-seat.js';

describe('a new deal', () => {
  test('has a visible number from 0 to 99,999, usually a new one', () => {
    const { press, view } = emptyMonteCarloSeat();
    const games = Array.from({ length: 20 }, () => {
      press('deal');
      return Number(view.frame.game);
    });
    expect(games.filter((game) => !Number.isInteger(game) || game < 0 || game > 99_999)).toEqual([]);
    expect(new Set(games).size).toBeGreaterThan(15);
  });

  test('can be repeated by its number', () => {
    const { press, view, game } = emptyMonteCarloSeat();
    press('deal');
    const { frame, frames } = view;
    press(`new:${String(frame.game)}`);
    expect([view.frame, frames.length, game.deal]).toEqual([frame, 2, `java:${String(frame.game)}`]);
  });

  test('uses the given cards, but only once', () => {
    const { press, game } = emptyMonteCarloSeat();
    game.nextDeal(parseDeal('r1: 2s 2h'));
    press('new:5');
    expect(game.deal).toBe('java:5');
    press('deal');
    expect(game.deal).toBe('r1: 2s 2h');
    press('deal');
    expect(game.deal).toMatch(/^java:\d+$/);
  });
});

test('a controller can have a fixed deal for every new game', () => {
  const { press, game } = emptyMonteCarloSeat({ deal: '12345' });
  const deals = ['deal', 'new:5', 'deal', 'deal'].map((event) => {
    press(event);
    return game.deal;
  });
  expect(deals).toEqual(['java:12345', 'java:5', 'java:12345', 'java:12345']);
  expect(() => emptyMonteCarloSeat({ deal: 'chess' })).toThrow(TextError);
});

test('a game has the size of its controller', () => {
  const { press, view } = emptyMonteCarloSeat({ size: { rows: 2, columns: 3 } });
  press('new:12345');
  expect(view.text).toBe('r1: 6h 2s 5s\nr2: 8d 9s Ad\nleft: 46\nscore: 0\ngame: 12345');
});

test('all moves can be undone, including restarts', () => {
  const { press, game } = emptyMonteCarloSeat();
  press('new:12345 c1 b2 replay c1 b2 consolidate');
  const counts = [game.moves];
  while (game.moves > 0) {
    press('undo');
    counts.push(game.moves);
  }
  expect(counts).toEqual([4, 3, 2, 1, 0]);
});

test('the About box credits the given name', () => {
  const names = [new MonteCarloController(), new MonteCarloController({ name: 'Ada' })].map((game) =>
    game.getName(),
  );
  expect(names).toEqual(['klondike-kit', 'Ada']);
});
