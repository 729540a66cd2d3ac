/** A saved game of Monte Carlo Solitaire continues where it was, with its undone moves. */
import { describe, expect, test } from '@jest/globals';
import { MonteCarloController } from '../../../../src/games/montecarlo/controller/montecarlo-controller.js';
import { dealFromGrid } from '../../../../src/games/montecarlo/model/deals.js';
import type { GridSize } from '../../../../src/games/montecarlo/model/grid.js';
import { parseGrid, printGrid } from '../../../../src/games/montecarlo/model/grid.js';
import { runMonteCarloScript } from '../../../../src/games/montecarlo/script/runner.js';
import { parseMonteCarloScript } from '../../../../src/games/montecarlo/script/script.js';
import { MonteCarloRecordingView } from '../../../../src/games/montecarlo/views/recording.js';
import { Chance } from '../../../support/chance.js';
import { errorOf } from '../../../support/error-of.js';
import { emptyMonteCarloSeat } from '../../../support/montecarlo-seat.js';
import { SIZES, randomMove } from '../random-games.js';

const HEAD = '[Game "montecarlo"] [Size "5x5"]\n[Deal "java:12345"]\ndeal';
const SAVED = `${HEAD} c1 b2 consolidate b3 c4 undo`;

/** A game with some restarts that ends with undone moves. */
function playedGame(size: GridSize, seed: number): MonteCarloController {
  const chance = new Chance(seed);
  const game = new MonteCarloController({ size });
  game.newGame(seed);
  for (let event = 0; event < 40 && game.grid !== undefined; event++) {
    const move = randomMove(chance, game.grid);
    if (chance.nextInt(12) === 0) game.replay();
    else if (move === 'consolidate') game.consolidate();
    else for (const { row, column } of move) game.clickCard(row, column);
  }
  for (let times = chance.nextInt(9); times > 0; times--) game.undo();
  return game;
}

/** All grids from the deal to the last move that can be redone, and the index of the current one. */
function lineOf(game: MonteCarloController): string[] {
  const line = [`${String(game.deal)}: ${game.moves}, ${String(game.isWon)}`];
  while (game.canUndo) game.undo();
  for (;;) {
    if (game.grid !== undefined) line.push(printGrid(game.grid));
    if (!game.canRedo) return line;
    game.redo();
  }
}

test('save writes the game as a script, with an undo for each undone move', () => {
  const { game, press } = emptyMonteCarloSeat();
  press('new:12345 c1 b2 consolidate b3 c4 undo');
  expect(game.save()).toBe(SAVED);
});

test.each(SIZES.map((size) => [`${size.rows} x ${size.columns}`, size] as const))(
  'a saved game continues where it was: %s',
  (_, size) => {
    const faults = Array.from({ length: 12 }, (_, seed) => {
      const game = playedGame(size, seed);
      const other = new MonteCarloController({ size });
      const text = game.save() ?? '';
      other.restore(text);
      const again = other.save();
      return again === text && lineOf(other).join('\n') === lineOf(game).join('\n') ? undefined : text;
    });
    expect(faults.filter((fault) => fault !== undefined)).toEqual([]);
  },
);

test('a restored game can undo and redo a restart, which earlier versions called a replay', () => {
  const { game, press } = emptyMonteCarloSeat();
  game.restore(`${HEAD} c1 b2 replay`);
  const refused = press('replay');
  press('undo');
  expect([refused, game.moves, game.save()]).toEqual([[], 1, `${HEAD} c1 b2 restart undo`]);
});

test('a saved game is a script that shows the same grid', () => {
  const game = playedGame({ rows: 5, columns: 5 }, 3);
  const view = new MonteCarloRecordingView(game);
  game.attach(view);
  const { failure, frame } = runMonteCarloScript(parseMonteCarloScript(game.save() ?? ''), (screen) => {
    const handler = new MonteCarloController();
    handler.attach(screen);
    return handler;
  });
  expect([failure, frame.rows, frame.game]).toEqual([undefined, view.frame.rows, 3n]);
});

test('a game from custom cards is restored with its own grid', () => {
  const [game, other] = [new MonteCarloController(), new MonteCarloController()];
  game.nextDeal(dealFromGrid(parseGrid('r1: 2s 2h 3d\ndeck: 3c')));
  game.newDeal();
  game.consolidate();
  for (const column of [0, 1]) game.clickCard(0, column);
  other.restore(game.save() ?? '');
  expect(lineOf(other)).toEqual(lineOf(game));
});

test('save returns undefined before the first game', () => {
  expect(new MonteCarloController().save()).toBe(undefined);
});

test('views get a restored game once, without a selection', () => {
  const { game, view, press, refusals } = emptyMonteCarloSeat();
  press('new:7 a1');
  view.clear();
  game.restore(SAVED);
  expect([view.frames.length, view.frame.highlighted, view.frame.game]).toEqual([1, [], 12345n]);
  press('b3 c4');
  expect([game.moves, refusals]).toEqual([3, []]);
});

test.each([undefined, null, 5, {}])(
  'restore(%j) throws a TypeError, because the mistake is in the program',
  (text) => {
    const { game } = emptyMonteCarloSeat();
    expect(errorOf(() => game.restore(text as never))).toContain('TypeError: text must be a string, not ');
  },
);

describe('restore refuses a text that is not a game of this size, and changes nothing', () => {
  const legal = 'a legal move, as save() writes it';
  test.each<[why: string, text: string, fault: string]>([
    ['nothing', '', 'line 1, column 1: nothing is there; expected [Game'],
    ['another game', SAVED.replace('monte', ''), 'line 1, column 7: "\\"carlo\\"]"; expected "montecarlo"]'],
    ['another size', SAVED.replace('5x5', '4x6'), 'line 1, column 27: "\\"4x6\\"]"; expected "5x5"]'],
    [
      'a wrong deal',
      SAVED.replace('java:12345', 'java:x'),
      'line 2, column 8: "java:x"; expected a whole number',
    ],
    ['a wrong beginning', SAVED.replace('deal ', 'deals '), 'line 3, column 1: "deals"; expected deal'],
    ['a wrong word', `${HEAD} c1 b2 stock`, `line 3, column 12: "stock"; expected ${legal}`],
    ['a wrong pair', `${HEAD} c1 b2 a1 b1`, `line 3, column 12: "a1 b1"; expected ${legal}`],
    ['a cell outside', `${HEAD} c1 z9`, `line 3, column 6: "c1 z9"; expected ${legal}`],
    ['half of a pair', `${HEAD} c1 b2 consolidate e1`, `line 3, column 24: "e1"; expected ${legal}`],
    ['an undo within a pair', `${HEAD} c1 b2 e1 undo d2`, `line 3, column 12: "e1"; expected ${legal}`],
    ['nothing to consolidate', `${HEAD} consolidate`, `line 3, column 6: "consolidate"; expected ${legal}`],
    ['nothing to restart', `${HEAD} restart`, `line 3, column 6: "restart"; expected ${legal}`],
    ['an extra undo', `${HEAD} c1 b2 undo undo`, `line 3, column 17: "undo"; expected ${legal}`],
    ['a hint', `${HEAD} hint`, `line 3, column 6: "hint"; expected ${legal}`],
  ])('%s', (_, text, fault) => {
    const { game, view, press, refusals } = emptyMonteCarloSeat();
    press('new:7 a1');
    const before = game.save();
    view.take();
    expect(errorOf(() => game.restore(text))).toContain(`TextError: ${fault}`);
    expect([view.take(), game.save(), refusals, view.frame.highlighted.length]).toEqual([[], before, [], 1]);
  });
});

test('restore accepts other line ends, such as those from a form or a checkout', () => {
  const game = new MonteCarloController();
  game.restore(SAVED.replaceAll('\n', '\r\n'));
  expect(game.save()).toBe(SAVED);
});
