import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import type { MonteCarloEventsHandler } from '../../../../src/games/montecarlo/contract/handler.js';
import { createBus, handlerForBus } from '../../../../src/games/montecarlo/contract/handler.js';
import type { MonteCarloView } from '../../../../src/games/montecarlo/contract/view.js';
import { MonteCarloController } from '../../../../src/games/montecarlo/controller/montecarlo-controller.js';
import {
  MonteCarloScriptRunner,
  gradeMonteCarloScript,
  printMonteCarloFailure,
  runMonteCarloScript,
} from '../../../../src/games/montecarlo/script/runner.js';
import { parseMonteCarloScript } from '../../../../src/games/montecarlo/script/script.js';

const ours = (view: MonteCarloView): MonteCarloController => {
  const controller = new MonteCarloController();
  controller.attach(view);
  return controller;
};

/** The report of a script's failure, or `as expected`. */
function reportOf(text: string, bring: (view: MonteCarloView) => MonteCarloEventsHandler = ours): string {
  const script = parseMonteCarloScript(text);
  const { failure } = runMonteCarloScript(script, bring);
  if (failure === undefined) return 'as expected';
  return printMonteCarloFailure({ name: 'game.klon', text, script }, failure);
}

/** The rows that do not hold, with two spaces between their columns. */
const rowsOf = (report: string): string[] =>
  report
    .split('\n')
    .filter((line) => line.startsWith('  >'))
    .map((line) => line.trim().replaceAll(/ {2,}/g, '  '));

const START = '[Layout "r1: Ah 2s 2h; r2: -- -- Kc; deck: Kd"] deal';

describe('a script passes with', () => {
  test.each<[what: string, script: string]>([
    ['nothing at all', ''],
    ['help before the first game', 'help { help; refreshed: 1; left: 0; score: 0 }'],
    ['a game by its number', 'new:12345 { r1: 6h 2s 5s 8d 9s; e5: Qh; left: 27; score: 0; game: 12345 }'],
    ['a game from custom cards', `${START} { r1: Ah 2s 2h; r2: -- -- Kc; left: 1; score: 47; refreshed: 1 }`],
    [
      'a selected card and a removed pair',
      `${START} b1 { highlighted: b1 } c1 { r1: Ah -- --; highlighted: }`,
    ],
    ['a hint with its cells in any order', `${START} hint { highlighted: c1 b1 } { highlighted: b1 c1 }`],
    ['a hint to consolidate', `${START} b1 c1 ahead { hinted; highlighted: }`],
    ['no pair to hint at', `${START} b1 c1 hint? { beeped }`],
    ['two cards that are not a pair', `${START} a1 b1? { beeped; highlighted: ; r1: Ah 2s 2h }`],
    ['the same card twice', `${START} a1 a1? { highlighted: a1; refreshed: 0 }`],
    ['nonsense', `${START} a2? d1? undo? replay?`],
    ['repeated events', `${START} b1 c1 consolidate undo*2 { r1: Ah 2s 2h; left: 1 }`],
    ['repeated events that are refused', `${START} undo*3? b1 c1 undo undo*2?`],
    ['a Deal tag for every deal after it', `${START} b1 c1 new:5 { game: 5 } deal { r1: Ah 2s 2h }`],
    ['a number in a Deal tag', '[Deal "java:5"] deal { game: 5 } [Deck "-1"] deal { game: -1 }'],
    ['replay', `${START} b1 c1 replay { r1: Ah 2s 2h } undo { r1: Ah -- -- }`],
  ])('%s', (_, script) => {
    expect(reportOf(script)).toBe('as expected');
  });

  test.each(['examples/scripts/win-montecarlo', 'spec/fixtures/scripts/montecarlo-lesson'])(
    'a whole script: %s',
    (name) => {
      const url = new URL(`../../../../${name}.klon`, import.meta.url);
      expect(reportOf(readFileSync(url, 'utf8'))).toBe('as expected');
    },
  );
});

describe('reports the first failure with the script up to that point', () => {
  test('a check: prints a table of facts with a mark at the wrong ones', () => {
    const check =
      '{ r1: Ah 2s 2h; r2: -- -- --; r3: --; c2: Kc; b2: Ad; d1: --; a3: --; left: 2; score: 47; game: 5; highlighted: a1 c1 }';
    expect(reportOf(`${START}\nhint  ${check}\nundo`)).toBe(
      [
        'game.klon:2:7: not as expected',
        '                  expected  seen',
        '     r1           Ah 2s 2h  Ah 2s 2h',
        '  >  r2           -- -- --  -- -- Kc',
        '  >  r3           --        no such row',
        '     c2           Kc        Kc',
        '  >  b2           Ad        --',
        '  >  d1           --        no such cell',
        '  >  a3           --        no such cell',
        '  >  left         2         1',
        '     score        47        47',
        '  >  game         5         none',
        '  >  highlighted  a1 c1     b1 c1',
        'The script up to there:',
        '  [Layout "r1: Ah 2s 2h; r2: -- -- Kc; deck: Kd"]',
        '  deal hint',
        `  ${check}`,
      ].join('\n'),
    );
  });

  test.each<[what: string, script: string, rows: string[]]>([
    [
      'facts with one word',
      '{ won; beeped; help; hinted; highlighted: a1 }',
      [
        '>  won  won  not won',
        '>  beeped  beeped  not beeped',
        '>  help  help  not help',
        '>  hinted  hinted  not hinted',
        '>  highlighted  a1  no cells',
      ],
    ],
    ['an event refused without a sound', 'undo', ['>  undo  accepted  refused: no view call']],
    ['an event refused with a beep', 'a1 b1', ['>  b1  accepted  refused: a beep']],
    [
      'an event that is wrongly accepted',
      'a1?',
      ['>  a1?  refused: no view call, or a beep  view calls: highlighted: a1, refresh'],
    ],
    [
      'the second of two repeated events',
      'b1 c1 undo*2',
      ['>  undo*2 (2nd time)  accepted  refused: no view call'],
    ],
    ['a win that was not announced', 'b1 c1 win', ['>  win  announced  not announced']],
  ])('%s', (_, script, rows) => {
    expect(rowsOf(reportOf(`${START} ${script}`))).toEqual(rows);
  });

  test('reports a handler that throws', () => {
    const throwing = (view: MonteCarloView): MonteCarloEventsHandler => {
      const controller = ours(view);
      controller.hint = () => view.cardsLeft(99);
      return controller;
    };
    expect(rowsOf(reportOf('new:5 hint', throwing))).toEqual([
      '>  hint  accepted  thrown: RangeError: 99 was given as the cards left in the deck; use a whole number from 0 to 52.',
    ]);
  });

  test("reports a deal for a handler that can't take one", () => {
    const bare = (view: MonteCarloView): MonteCarloEventsHandler => {
      const controller = ours(view);
      return { ...handlerForBus(createBus(), () => 'Ann'), newGame: (number) => controller.newGame(number) };
    };
    expect(rowsOf(reportOf('new:5 [Deal "java:1"] deal', bare))).toEqual([
      '>  [Deal "java:1"]  a handler that can be given its cards  one without nextDeal (Ann)',
    ]);
  });
});

test('the callback gets each event that refreshes the view, with the new frame', () => {
  const told: string[] = [];
  const script = parseMonteCarloScript(`${START} b1 a1? a1 a1? b1? b1 c1 undo`);
  runMonteCarloScript(script, ours, (frame, { call }, number) => {
    told.push(`${number} ${call.event} ${frame.score} ${frame.beeped ? 'beeped' : 'silent'}`);
  });
  expect(told).toEqual([
    '1 newDeal 47 silent',
    '2 clickCard 47 silent',
    '3 clickCard 47 beeped',
    '4 clickCard 47 silent',
    '6 clickCard 47 beeped',
    '7 clickCard 47 silent',
    '8 clickCard 49 silent',
    '9 undo 47 silent',
  ]);
});

test('a runner plays the script item by item', () => {
  const runner = new MonteCarloScriptRunner(ours);
  const rows = parseMonteCarloScript(`${START} b1 c1 { score: 49; left: 0 }`).map((item) =>
    runner.step(item),
  );
  expect([rows.at(-1), runner.events, runner.frame.score]).toEqual([
    [
      { name: 'score', expected: '49', seen: '49', holds: true },
      { name: 'left', expected: '0', seen: '1', holds: false },
    ],
    3,
    49,
  ]);
});

describe('a faulty handler makes its script fail, but never throws', () => {
  const broken = new Error('broken');
  test.each<[what: string, text: string, bring: (view: MonteCarloView) => MonteCarloEventsHandler]>([
    [
      'bring throws',
      'deal',
      () => {
        throw broken;
      },
    ],
    [
      'nextDeal throws',
      START,
      (view) =>
        Object.assign(ours(view), {
          nextDeal: () => {
            throw broken;
          },
        }),
    ],
    [
      'a click that returns a rejected promise',
      'deal a1?',
      (view) => Object.assign(ours(view), { clickCard: async () => Promise.reject(broken) }),
    ],
  ])('%s', (_, text, bring) => {
    expect(runMonteCarloScript(parseMonteCarloScript(text), bring).failure).toMatchObject({
      index: 1 - Number(text === 'deal'),
      kind: 'thrown',
    });
  });
});

test('a grade: a wrongly accepted event costs only itself, and the game goes on without it', () => {
  const text = `${START} b1 c1 { left: 1; score: 49 } a1 a1? { left: 1 } undo { r1: Ah 2s 2h }`;
  const quiet = (view: MonteCarloView): MonteCarloEventsHandler => {
    const controller = ours(view);
    const clickCard = controller.clickCard.bind(controller);
    let clicks = 0;
    const click = (row: number, column: number): void => {
      if (++clicks < 4) clickCard(row, column);
      else view.refreshWindow();
    };
    return Object.assign(controller, { clickCard: click });
  };
  const { passed, total, failures } = gradeMonteCarloScript(parseMonteCarloScript(text), quiet);
  expect([passed, total, failures.map(({ index, kind }) => `${index} ${kind}`)]).toEqual([
    9,
    10,
    ['6 accepted'],
  ]);
});
