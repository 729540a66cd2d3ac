/** Several views of one game, and the other answers from a controller. */
import { expect, test } from '@jest/globals';
import { MonteCarloController } from '../../../../src/games/montecarlo/controller/montecarlo-controller.js';
import type { MonteCarloDeal } from '../../../../src/games/montecarlo/model/deals.js';
import { gameDeal } from '../../../../src/games/montecarlo/model/deals.js';
import type { Grid } from '../../../../src/games/montecarlo/model/grid.js';
import { printGrid } from '../../../../src/games/montecarlo/model/grid.js';
import { viewFromCalls } from '../../../../src/games/montecarlo/views/view-call.js';
import { MonteCarloRecordingView } from '../../../../src/games/montecarlo/views/recording.js';
import type { Cell } from '../../../../src/games/montecarlo/words/cell.js';
import { errorOf } from '../../../support/error-of.js';
import { emptyMonteCarloSeat, monteCarloSeatAt } from '../../../support/montecarlo-seat.js';

const GRID = 'r1: 2s 2h 3d\ndeck: 3c';

/** Its pair. */
const PAIR = [
  { row: 0, column: 0 },
  { row: 0, column: 1 },
];

test('both views get everything, including signals, until one is detached', () => {
  const { game, press } = monteCarloSeatAt(GRID);
  const second = new MonteCarloRecordingView(game);
  const detach = game.attach(second);
  second.take();
  const heard = [press('a1 c1'), second.take().slice(-2)];
  expect(heard).toEqual([
    ['highlighted:', 'beep', 'refresh'],
    ['beep', 'refresh'],
  ]);
  detach();
  expect([press('hint'), second.take()]).toEqual([['highlighted: a1 b1', 'refresh'], []]);
});

test('a view that is attached later gets no earlier signals', () => {
  const { game, press } = monteCarloSeatAt(GRID);
  press('a1 c1');
  const second = new MonteCarloRecordingView(game);
  game.attach(second);
  expect(second.take()).not.toContain('beep');
});

test('the controller knows if the game is won and what can be undone', () => {
  const { game, press } = monteCarloSeatAt('r1: 2s 2h');
  const states = ['help', 'a1', 'b1', 'undo', 'redo'].map((word) => {
    press(word);
    return [game.moves, game.isWon, game.canUndo, game.canRedo].join(' ');
  });
  expect(states).toEqual([
    '0 false false false',
    '0 false true false',
    '1 true true false',
    '0 false false true',
    '1 true true false',
  ]);
  expect([new MonteCarloController().isWon, new MonteCarloController().canUndo]).toEqual([false, false]);
});

test('changing the returned grid does not change the game', () => {
  const { game, view, press } = monteCarloSeatAt(GRID);
  for (const list of [game.grid?.cells, game.grid?.deck]) (list as unknown as number[]).fill(0);
  Object.assign(game.grid ?? {}, { rows: 9 });
  expect([press('a1 b1 consolidate'), view.text]).toEqual([
    ['cells: 3d 3c --', 'left: 0', 'refresh'],
    expect.stringContaining('3d 3c'),
  ]);
  expect(game.grid && printGrid(game.grid)).toBe('r1: 3d 3c --');
});

test('changing the grid that `advise` gets, or its answer, does not change the game', () => {
  const asked: Grid[] = [];
  const advice: [Cell, Cell] = [
    { row: 0, column: 0 },
    { row: 0, column: 1 },
  ];
  const { game, view, press } = monteCarloSeatAt(GRID, {
    advise: (grid) => {
      asked.push(grid);
      for (const list of [grid.cells, grid.deck]) (list as unknown as number[]).fill(0);
      return advice;
    },
  });
  press('ahead');
  advice.reverse();
  const told = [view.frame.highlighted[0], press('ahead'), game.grid && printGrid(game.grid)];
  Object.assign(advice[1], { row: 9 });
  const late = new MonteCarloRecordingView(game);
  game.attach(late);
  expect([...told, late.frame.highlighted.length]).toEqual([
    { row: 0, column: 0 },
    ['highlighted: b1 a1', 'refresh'],
    GRID,
    2,
  ]);
  expect(asked[1]).toBe(asked[0]);
});

test('`advise` gets the same grid until the cards move, so that it can cache its answer', () => {
  const asked: Grid[] = [];
  const { press } = monteCarloSeatAt(GRID, {
    advise: (grid) => {
      asked.push(grid);
      return undefined;
    },
  });
  press('ahead ahead a1 b1 ahead undo ahead');
  expect([asked[1] === asked[0], asked[2] === asked[1], asked[3] === asked[2]]).toEqual([true, false, false]);
});

test('a view that changes its cells changes neither the game, nor another view, nor another game', () => {
  const { game, view, press } = monteCarloSeatAt(GRID);
  const second = new MonteCarloRecordingView(game);
  const spoil = viewFromCalls(({ args: [part] }) => {
    if (Array.isArray(part)) part.splice(0, 9, { row: 9, column: 9 });
  });
  game.attach(spoil);
  game.attach(second);
  press('hint a1 b1 undo hint');
  expect([view.frame.highlighted, second.frame.highlighted]).toEqual(Array(2).fill(PAIR));
  const other = monteCarloSeatAt(GRID);
  other.press('a1 b1');
  expect(other.view.frame.highlighted).toEqual([]);
});

test.each<[fault: string, deal: unknown]>([
  ['TextError', 'java:x'],
  ['TextError', { name: 'mine', start: () => undefined }],
  ['TypeError', null],
  ['TypeError', {}],
])('nextDeal refuses an invalid deal immediately and keeps the earlier choice: %s', (fault, deal) => {
  const { game, press } = emptyMonteCarloSeat();
  const given = { ...gameDeal(7) };
  game.nextDeal(given);
  Object.assign(given, { name: 'java:8', start: undefined });
  expect(errorOf(() => game.nextDeal(deal as MonteCarloDeal))).toMatch(new RegExp(`^${fault}: `));
  press('deal');
  expect(game.deal).toBe('java:7');
});

test('nextDeal accepts a name', () => {
  const { game, press } = emptyMonteCarloSeat();
  game.nextDeal('12345');
  press('deal');
  expect(game.deal).toBe('java:12345');
});

test('changing the size later does not change the games', () => {
  const size = { rows: 3, columns: 4 };
  const game = new MonteCarloController({ size });
  size.rows = 99;
  game.newGame(1);
  expect([game.grid?.rows, game.grid?.cells.length]).toEqual([3, 12]);
});

test.each<[given: unknown, message: string]>([
  [null, 'null is not a view: it has no cells'],
  [undefined, 'undefined is not a view: it has no cells'],
  ['table', '"table" is not a view: it has no cells'],
  [{}, 'an object is not a view: it has no cells'],
  [
    { ...viewFromCalls(() => undefined), hintConsolidate: 1 },
    'an object is not a view: it has no hintConsolidate',
  ],
])("attach refuses a view without a method, so it can't break an event", (given, message) => {
  const { game, press } = monteCarloSeatAt(GRID);
  expect(errorOf(() => game.attach(given as never))).toBe(`TypeError: ${message}`);
  expect(press('a1 b1')).toContain('refresh');
});
