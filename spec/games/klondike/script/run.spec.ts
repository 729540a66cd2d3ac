import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import type { KlondikeEventsHandler } from '../../../../src/games/klondike/contract/handler.js';
import { createBus, handlerForBus } from '../../../../src/games/klondike/contract/handler.js';
import type { KlondikeView } from '../../../../src/games/klondike/contract/view.js';
import { KlondikeController } from '../../../../src/games/klondike/controller/klondike-controller.js';
import { printFrame } from '../../../../src/games/klondike/contract/frame-text.js';
import { parseScript } from '../../../../src/games/klondike/script/text.js';
import { ScriptRunner, printFailure, runScript } from '../../../../src/games/klondike/script/runner.js';
import { cardsNumbered } from '../../../support/cards.js';
import { callView, viewFromCalls } from '../../../../src/games/klondike/views/view-call.js';

const ours = (view: KlondikeView): KlondikeController => {
  const controller = new KlondikeController();
  controller.attach(view);
  return controller;
};

/** The printed failure of a script, or `as expected`. */
function reportOf(text: string, bring: (view: KlondikeView) => KlondikeEventsHandler = ours): string {
  const script = parseScript(text);
  const { failure } = runScript(script, bring);
  return failure === undefined ? 'as expected' : printFailure({ name: 'game.klon', text, script }, failure);
}

const START = '[Layout "waste: 2s Kc 6d; f1: Ah; t1: 3c 9h | 7s; t3: 4d | Ks; t4: 2h"] new';

const suit = (sign: string): string => Array.from('A23456789TJQK', (rank) => rank + sign).join(' ');
const FOUNDATIONS = `f1: ${suit('s')}; f2: ${suit('h')}; f3: ${suit('d')}; f4: ${suit('c').slice(0, -3)}`;

/** A script of a game with one card missing. */
const ALMOST = `[Layout "${FOUNDATIONS}; t1: Kc"] new`;

test('a script can run item by item', () => {
  const runner = new ScriptRunner(ours);
  const rows = parseScript(`${START} w>t1 { moves: 1 } w>t3`).map((item) => runner.step(item));
  expect(rows.map(({ length }) => length)).toEqual([0, 0, 0, 1, 1]);
  expect([runner.events, printFrame(runner.frame)]).toEqual([3, expect.stringContaining('moves: 1')]);
});

test('a new game and an undo end a win, even if the handler shows the same table again', () => {
  const stuck = (view: KlondikeView): KlondikeController => {
    const game = ours(view);
    const refresh = (): void => view.refreshWindow();
    const newGame = (): void => {
      KlondikeController.prototype.newGame.call(game);
      game.newGame = refresh;
    };
    return Object.assign(game, { newGame, clickStock: refresh, undo: refresh });
  };
  const fails = (event: string): unknown =>
    runScript(parseScript(`${ALMOST} t1>f4 { won } ${event} { won: no }`), stuck).failure;
  expect(['undo', 'new'].map(fails)).toEqual([undefined, undefined]);
  expect(fails('stock')).toBeDefined();
});

test('a win that comes too early is a failure', () => {
  const early = (view: KlondikeView): KlondikeController => {
    const game = new KlondikeController();
    game.attach(
      viewFromCalls((call) => {
        if (call.call === 'refreshWindow') view.win();
        callView(view, call);
      }),
    );
    return game;
  };
  const check = (fact: string): unknown => runScript(parseScript(`new { ${fact} }`), early).failure?.rows;
  expect(check('won')).toBeUndefined();
  expect(check('won: no')).toEqual([{ name: 'won', expected: 'not won', seen: 'won', holds: false }]);
});

describe('a script succeeds', () => {
  test.each<[what: string, script: string]>([
    ['nothing at all', ''],
    [
      'with a start in the middle of a game',
      `${START} { stock: empty; waste: 2s Kc 6d; t1: ## ## 7s; f1: Ah; moves: 0; refreshed: 1 }`,
    ],
    ['with an event and what it shows', `${START} w>t1 { t1: ## ## 7s 6d; waste: 2s Kc; moves: 1 }`],
    ['a refused event', `${START} w>t3? w>f1? t1>t7*4?`],
    ['with refused undos at the deal', `${START} undo*3? w>t1 undo undo?`],
    ['with a refusal of each repeated event', `${START} t4>f1 stock*1 undo*2 { moves: 0 }`],
    ['redos', `${START} redo? t4>f1 stock*1 undo*2 redo*2 { moves: 2 } redo?`],
    [
      'with a win, and the events that end it',
      `${ALMOST} t1>f4 win { won } stock? { won } undo { won: no } redo { won } new { won: no }`,
    ],
    [
      'with a deck and a deal',
      '[Deal "java:11"] new { t1: 2d } [Deck "java:33"] new [Deal "java:11"] new new { t1: 2d }',
    ],
  ])('%s', (_, script) => {
    expect(reportOf(script)).toBe('as expected');
  });

  test.each(['win-java-11', 'win-java-33'])('with a whole won game: %s', (name) => {
    const url = new URL(`../../../../examples/scripts/${name}.klon`, import.meta.url);
    expect(reportOf(readFileSync(url, 'utf8'))).toBe('as expected');
  });
});

describe('reports the first failure with the script up to that point', () => {
  test('prints the facts of a check side by side, with marks at the wrong ones', () => {
    const check = '{ moves: 1; t1: ## 7s; stock: full; won; waste: 2s Kc; refreshed: 2; f2: }';
    expect(reportOf(`${START}\nw>t1  ${check}\nundo`)).toBe(
      [
        'game.klon:2:7: not as expected',
        '                expected  seen',
        '     moves      1         1',
        '  >  t1         ## 7s     ## ## 7s 6d',
        '  >  stock      full      empty',
        '  >  won        won       not won',
        '     waste      2s Kc     2s Kc',
        '  >  refreshed  2         1',
        '     f2         no cards  no cards',
        'The script up to there:',
        '  [Layout "waste: 2s Kc 6d; f1: Ah; t1: 3c 9h | 7s; t3: 4d | Ks; t4: 2h"]',
        '  new w>t1',
        `  ${check}`,
      ].join('\n'),
    );
  });

  test.each<[what: string, script: string, row: string]>([
    ['an event refused against expectation', 'w>t3', '>  w>t3  accepted  refused: no view call'],
    [
      'an event accepted against expectation',
      'w>t1?',
      '>  w>t1?  refused: no view call  view calls: waste: 2s Kc, t1: ## ## 7s 6d, moves: 1, refresh',
    ],
    [
      'the second of two repeated events',
      'w>t1 undo*2',
      '>  undo*2 (2nd time)  accepted  refused: no view call',
    ],
    ['the first of two repeated events', 'undo*2', '>  undo*2 (1st time)  accepted  refused: no view call'],
    [
      'the last of twelve repeated events',
      'stock*11 undo*12',
      '>  undo*12 (12th time)  accepted  refused: no view call',
    ],
    [
      'one of many repeated events',
      'stock*22 undo*99',
      '>  undo*99 (23rd time)  accepted  refused: no view call',
    ],
    ['a win that was not announced', 'w>t1 win', '>  win  announced  not announced'],
  ])('%s', (_, script, row) => {
    expect(rowsOf(reportOf(`${START} ${script}`))).toEqual([row]);
  });

  test('reports a handler that throws', () => {
    const throwing = (view: KlondikeView): KlondikeEventsHandler => {
      const controller = ours(view);
      controller.clickStock = () => view.wasteCards(cardsNumbered(1, 2, 99));
      return controller;
    };
    expect(rowsOf(reportOf('new stock', throwing))).toEqual([
      '>  stock  accepted  thrown: UnknownCardException: 99 is not a card (card 3 of 3 in the waste, bottom to top); cards run from 0 to 51, and 52 is HIDDEN.',
    ]);
  });

  test.each([
    ['stock', '>  stock  accepted  view calls: moves: 7, and no refresh'],
    ['stock?', '>  stock?  refused: no view call  view calls: moves: 7, and no refresh'],
  ])('reports a handler that calls its view but never refreshes it: %s', (event, row) => {
    const silent = (view: KlondikeView): KlondikeEventsHandler => {
      const controller = ours(view);
      controller.clickStock = () => view.updateMoves(7);
      return controller;
    };
    expect(rowsOf(reportOf(`new ${event}`, silent))).toEqual([row]);
  });

  test('reports a redo for a handler without redo', () => {
    const bare = (view: KlondikeView): KlondikeEventsHandler => {
      const controller = ours(view);
      const handler = { ...handlerForBus(createBus(), () => 'Ann'), newGame: () => controller.newGame() };
      Reflect.deleteProperty(handler, 'redo');
      return handler;
    };
    expect(rowsOf(reportOf('new redo', bare))).toEqual([
      '>  redo  a handler that can redo  one without redo (Ann)',
    ]);
  });

  test('reports a deal for a handler without nextDeal', () => {
    const bare = (view: KlondikeView): KlondikeEventsHandler => {
      const controller = ours(view);
      return { ...handlerForBus(createBus(), () => 'Ann'), newGame: () => controller.newGame() };
    };
    expect(rowsOf(reportOf('new [Deal "java:1"] new', bare))).toEqual([
      '>  [Deal "java:1"]  a handler that can be given its cards  one without nextDeal (Ann)',
    ]);
  });
});

/** The wrong rows, with two spaces between their columns. */
const rowsOf = (report: string): string[] =>
  report
    .split('\n')
    .filter((line) => line.startsWith('  >'))
    .map((line) => line.trim().replaceAll(/ {2,}/g, '  '));

test('onFrame gets the visible frame after each event that refreshes the view', () => {
  const frames: string[] = [];
  runScript(parseScript(`${START} stock*2 w>t3? undo undo`), ours, (frame, { call }) => {
    frames.push(`${call.event} ${frame.moves} ${printFrame(frame).split('\n')[0] ?? ''}`);
  });
  expect(frames).toEqual([
    'newGame 0 stock: empty',
    'clickStock 1 stock: full',
    'clickStock 2 stock: empty',
    'undo 1 stock: full',
    'undo 0 stock: empty',
  ]);
});

test('counts the calls, including refused ones', () => {
  expect(runScript(parseScript(`${START} stock*2 stock*3 undo*9?`), ours).events).toBe(7);
});
