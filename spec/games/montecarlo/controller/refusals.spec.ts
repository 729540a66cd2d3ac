/** A refused event changes nothing, and no argument makes a handler throw. */
import { describe, expect, test } from '@jest/globals';
import type { MonteCarloRefusal } from '../../../../src/games/montecarlo/model/play.js';
import { REFUSALS } from '../../../../src/games/montecarlo/model/play.js';
import { MonteCarloController } from '../../../../src/games/montecarlo/controller/montecarlo-controller.js';
import { MonteCarloRecordingView } from '../../../../src/games/montecarlo/views/recording.js';
import { callView, viewFromCalls } from '../../../../src/games/montecarlo/views/view-call.js';
import { emptyMonteCarloSeat, monteCarloSeatAt } from '../../../support/montecarlo-seat.js';
import { NONSENSE } from '../../../support/random-move.js';

const GRID = 'r1: 5s 5h --\nr2: 5d 9c 2s';

test.each<[why: MonteCarloRefusal, events: string, grid: string]>([
  ['no-card', 'c1', GRID],
  ['no-such-cell', 'd1', GRID],
  ['no-such-cell', 'a3', GRID],
  ['same-card', 'a1 a1', GRID],
  ['nothing-to-do', 'consolidate', 'r1: 2s 3s --'],
  ['nothing-to-do', 'consolidate', 'r1: 2s 3s\ndeck: 4s'],
  ['nothing-to-do', 'replay', GRID],
  ['nothing-to-undo', 'undo', GRID],
  ['nothing-to-undo', 'a1 undo undo', GRID],
  ['nothing-to-redo', 'redo', GRID],
])('%s: %s at %j', (why, events, grid) => {
  const { press, view, refusals, game } = monteCarloSeatAt(grid);
  const { grid: before, moves } = game;
  const calls = press(events);
  const { frame } = view;
  expect([calls, refusals, game.grid, game.moves]).toEqual([[], [why], before, moves]);
  expect(frame.beeped).toBe(false);
});

describe('before the first game', () => {
  test.each(['a1', 'consolidate', 'hint', 'ahead', 'replay', 'undo', 'redo'])('refuses %s', (event) => {
    const { press, refusals, game } = emptyMonteCarloSeat();
    expect([press(event), refusals, game.deal, game.moves]).toEqual([[], ['not-dealt'], undefined, 0]);
    expect([game.isWon, game.canUndo, game.canRedo]).toEqual([false, false, false]);
  });
});

describe('a nonsense argument', () => {
  const ODD: unknown[] = [...NONSENSE, 2n ** 64n, '0', null, undefined, {}, [], Symbol('odd')];
  const hostile = {
    valueOf: () => {
      throw new Error('was asked for its value');
    },
  };

  test.each([...ODD.filter((odd) => odd !== 0 && !Object.is(odd, -0)), hostile])(
    'is not a cell: %p',
    (odd) => {
      const { game, view, refusals } = monteCarloSeatAt(GRID);
      view.take();
      game.clickCard(odd as never, 0);
      game.clickCard(0, odd as never);
      game.clickCard(odd as never, odd as never);
      expect([refusals, view.take()]).toEqual([['no-such-cell', 'no-such-cell', 'no-such-cell'], []]);
    },
  );

  test.each([
    NaN,
    Infinity,
    2.5,
    1e-9,
    2 ** 63,
    2n ** 63n,
    -(2n ** 63n) - 1n,
    '5',
    null,
    undefined,
    {},
    hostile,
  ])('is not a game: %p', (odd) => {
    const { game, view, refusals } = monteCarloSeatAt(GRID);
    const { deal } = game;
    view.take();
    game.newGame(odd as never);
    expect([refusals, view.take(), game.deal]).toEqual([['no-such-game'], [], deal]);
  });
});

test('every refusal has a sentence', () => {
  expect(Object.values(REFUSALS).filter((sentence) => !/^[A-Z].*\.$/.test(sentence))).toEqual([]);
});

test.each([
  [0, 5],
  [7, 8],
  [2.5, 2],
])('refuses a controller for %p x %p cells', (rows, columns) => {
  expect(() => new MonteCarloController({ size: { rows, columns } })).toThrow(RangeError);
});

test('works without a listener for refusals', () => {
  const game = new MonteCarloController();
  game.clickCard(0, 0);
  game.newGame(5n);
  game.consolidate();
  expect([game.deal, game.moves]).toEqual(['java:5', 0]);
});

test('a view that throws gets everything at the next event', () => {
  const { game, press } = monteCarloSeatAt(GRID);
  const record = new MonteCarloRecordingView(game);
  let isBroken = false;
  game.attach(
    viewFromCalls((call) => {
      if (isBroken) throw new Error('no window');
      callView(record, call);
    }),
  );
  isBroken = true;
  expect(() => game.clickCard(0, 0)).toThrow('no window');
  isBroken = false;
  record.take();
  expect(press('b1')).toEqual(['cells: -- -- -- / 5d 9c 2s', 'score: 49', 'refresh']);
  expect(record.take()).toEqual([
    'cells: -- -- -- / 5d 9c 2s',
    ...['left: 0', 'score: 49', 'game: none', 'refresh'],
  ]);
});

test('a view that throws while it is attached during a game is not attached', () => {
  const { game, view, press } = monteCarloSeatAt(GRID);
  const broken = viewFromCalls(() => {
    throw new Error('no window');
  });
  expect(() => game.attach(broken)).toThrow('no window');
  press('a1');
  expect(view.frame.highlighted).toHaveLength(1);
});
