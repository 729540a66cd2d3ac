/** A game saved as one string continues where it was, with its undone moves, at every door. */
import { describe, expect, test } from '@jest/globals';
import { KlondikeController } from '../../../../src/games/klondike/controller/klondike-controller.js';
import { TABLEAU_1, TABLEAU_2 } from '../../../../src/games/klondike/contract/constants.js';
import { parseScript } from '../../../../src/games/klondike/script/text.js';
import { runScript } from '../../../../src/games/klondike/script/runner.js';
import { RecordingView } from '../../../../src/games/klondike/views/recording.js';
import { DOORS } from '../../../support/doors.js';
import { errorOf } from '../../../support/error-of.js';
import { emptySeat } from '../../../support/seat.js';
import { playedGame } from './played-game.js';
import { statesOf } from '../../../../src/games/klondike/controller/saved-game.js';
import type { Layout } from '../../../../src/games/klondike/model/layout.js';
import { printLayout } from '../../../../src/games/klondike/model/layout-text.js';

/** A game as version 0.1.0 saved it. */
const OLD = '[Rules "ulg"]\n[Deal "java:11"]\nnew t4>t6 stock stock undo undo';
const SAVED = `[Game "klondike"] ${OLD}`;

test('save writes the game as a script, with an undo for each move that can be redone', () => {
  const { game, press } = emptySeat({ deal: 'java:11' });
  press('new t4>t6 stock stock undo undo');
  expect(game.save()).toBe(SAVED);
});

test('a saved game is a script that shows the same table', () => {
  const game = playedGame(() => new KlondikeController(), 5);
  const view = new RecordingView(game);
  game.attach(view);
  const { failure, frame } = runScript(parseScript(game.save() ?? ''), (screen) => {
    const handler = new KlondikeController();
    handler.attach(screen);
    return handler;
  });
  expect([failure, frame]).toEqual([undefined, view.frame]);
});

test('save returns undefined before the first game', () => {
  expect(new KlondikeController().save()).toBe(undefined);
});

test('views get a restored game once, and the player can continue it', () => {
  const { game, view, press, refusals } = emptySeat();
  press('new');
  view.clear();
  game.restore(SAVED);
  expect(view.frames.map(({ moves }) => moves)).toEqual([1]);
  expect(view.take()).toHaveLength(15);
  expect(press('redo')).toContain('moves: 2');
  expect(press('undo undo undo')).toEqual([]);
  expect(refusals).toEqual(['nothing-to-undo']);
});

test.each(DOORS)('the $name door continues a restored game and undoes to its deal', ({ newHandler }) => {
  const game = newHandler();
  const refusals: string[] = [];
  const other = newHandler({ onRefusal: (why) => refusals.push(why) });
  game.nextDeal('java:11');
  game.newGame();
  for (let times = 0; times < 30; times++) game.clickStock();
  other.restore(game.save() ?? '');
  for (const each of [game, other]) {
    each.clickStock();
    while (each.canUndo) each.undo();
    each.clickStock();
  }
  expect([refusals, other.layout]).toEqual([[], game.layout]);
});

describe('restore refuses a text that is not a game under these rules, and changes nothing', () => {
  const after = (words: string): string => SAVED.replace(/t4.*/, words);
  const oldAfter = (words: string): string => OLD.replace(/t4.*/, words);
  test.each<[why: string, text: string, fault: string]>([
    ['nothing', '', 'line 1, column 1: nothing is there; expected [Rules'],
    ['another house', SAVED.replace('ulg', 'ksu'), 'line 1, column 27: "ksu"; expected rules of ulg'],
    ['another house, old', OLD.replace('ulg', 'ksu'), 'line 1, column 8: "\\"ksu\\"]"; expected "ulg"]'],
    [
      'rules with a number out of range',
      SAVED.replace('ulg', 'ulg, draw 30'),
      'line 1, column 32: "draw 30"; expected draw 1 to 24',
    ],
    [
      'rules with an unknown field',
      SAVED.replace('ulg', 'ulg, drow 1'),
      'line 1, column 32: "drow 1"; expected a change of draw, redeals, recycleDraws, dealt, numbers, inPlay, foundations, ' +
        'worryBack, build, isWon; did you mean draw?',
    ],
    [
      'another game',
      SAVED.replace('klondike', 'montecarlo'),
      'line 1, column 7: "\\"montecarlo\\"]"; expected "klondike"]',
    ],
    ['no rules', SAVED.replace('[Rules "ulg"]', ''), 'line 2, column 1: "[Deal"; expected [Rules'],
    [
      'an illegal move in an old saved game',
      oldAfter('stock t4>t5'),
      'line 3, column 11: "t4>t5"; expected a legal move',
    ],
    ['no deal', '[Rules "ulg"]\nnew stock', 'line 2, column 1: "new"; expected [Deal'],
    [
      'a deal without quotes',
      SAVED.replace('"java:11"', 'java:11'),
      'line 2, column 7: "java:11]"; expected ""]',
    ],
    ['no beginning', '[Rules "ulg"]\n[Deal "java:11"]', 'line 2, column 17: nothing is there; expected new'],
    [
      'an invalid deal',
      SAVED.replace('java:11', 'java:x'),
      'line 2, column 8: "java:x"; expected a whole number',
    ],
    ['an invalid beginning', SAVED.replace('new', 'newt'), 'line 3, column 1: "newt"; expected new'],
    [
      'an unknown word',
      after('t4>t6 stok'),
      'line 3, column 11: "stok"; expected a legal move, as save() writes it',
    ],
    [
      'an unknown pile',
      after('t4>t8'),
      'line 3, column 5: "t4>t8"; expected a legal move, as save() writes it',
    ],
    [
      'a pile with a sign before it',
      after('!t4>t6'),
      'line 3, column 5: "!t4>t6"; expected a legal move, as save() writes it',
    ],
    [
      'an extra number',
      after('t4>t6*1*2'),
      'line 3, column 5: "t4>t6*1*2"; expected a legal move, as save() writes it',
    ],
    [
      'an invalid number',
      after('t4>t6*1.5'),
      'line 3, column 5: "t4>t6*1.5"; expected a legal move, as save() writes it',
    ],
    [
      'an illegal move',
      after('stock t4>t5'),
      'line 3, column 11: "t4>t5"; expected a legal move, as save() writes it',
    ],
    [
      'an extra undo',
      after('stock undo undo'),
      'line 3, column 16: "undo"; expected a legal move, as save() writes it',
    ],
    [
      'a check',
      `${SAVED} { moves: 1 }`,
      'line 3, column 33: "{"; expected a legal move, as save() writes it',
    ],
  ])('%s', (_, text, fault) => {
    const { game, view, press, refusals } = emptySeat({ deal: 'java:12' });
    press('new stock stock undo');
    const before = game.save();
    view.take();
    expect(errorOf(() => game.restore(text))).toContain(`TextError: ${fault}`);
    expect([view.take(), game.save(), refusals, game.canRedo]).toEqual([[], before, [], true]);
  });
});

test.each([undefined, null, 5, {}])('restore(%j) throws a TypeError', (text) => {
  const game = new KlondikeController();
  expect(errorOf(() => game.restore(text as never))).toContain('TypeError: text must be a string, not ');
});

test('restore accepts a move of ten cards', () => {
  const game = new KlondikeController();
  game.nextDeal('t1: Qs Jh Ts 9h 8s 7h 6s 5h 4s 3h; t2: Kh');
  game.newGame();
  game.moveTableauToTableau(TABLEAU_1, 10, TABLEAU_2);
  const text = game.save() ?? '';
  const other = new KlondikeController();
  other.restore(text);
  expect([text, other.save()]).toEqual([expect.stringContaining('new t1>t2*10'), text]);
});

test('restore accepts other line ends, such as those from a form or a checkout', () => {
  const game = new KlondikeController();
  game.restore(SAVED.replaceAll('\n', '\r\n'));
  expect(game.save()).toBe(SAVED);
});

test('the states of a game are its layouts from the deal to the current one, without undone ones', () => {
  const game = new KlondikeController();
  const texts = (states: readonly Layout[]): string[] => states.map(printLayout);
  expect(statesOf(game)).toEqual([]);
  const seen: Layout[] = [];
  const look = (): void => {
    if (game.layout !== undefined) seen.push(game.layout);
  };
  game.nextDeal('java:11');
  game.newGame();
  look();
  for (let click = 0; click < 3; click++) {
    game.clickStock();
    look();
  }
  expect(texts(statesOf(game))).toEqual(texts(seen));
  game.undo();
  expect(texts(statesOf(game))).toEqual(texts(seen.slice(0, 3)));
});
