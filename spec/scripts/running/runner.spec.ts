/** A runner plays a script for any game on a handler, up to the first failure. */
import { describe, expect, test } from '@jest/globals';
import { printFailureIn, runWith } from '../../../src/scripts/running/run.js';
import { GameRunner } from '../../../src/scripts/running/runner.js';
import { LAMP } from '../language/lamp-game.js';
import type { BringLamp, Lamp, LampView } from './lamp-stage.js';
import { STAGE, having, ours, read, throwing } from './lamp-stage.js';

const run = (text: string, bring: BringLamp): ReturnType<typeof runWith<Lamp>> =>
  runWith(new GameRunner(STAGE, bring), read(text));

test.each([
  ['', 0],
  ['# said [Title "x"]', 0],
  ['press?', 1],
  ['new press win { lit; refreshed: 1 }', 2],
  ['new [Deal "3"] press win [Other "x"] new press*2 press { lit } win press*2?', 8],
  ['[Deal "2"] new press { refreshed: 1 } new press press { lit }', 5],
])('%j passes, with %i calls', (text, calls) => {
  const { failure, events, frame } = run(text, ours);
  expect([failure, events, frame]).toEqual([undefined, calls, { isLit: text.includes('lit') }]);
});

/** The index, the kind, and each row that does not hold. */
const failed = (text: string, bring: BringLamp): unknown[] => {
  const { failure, events } = run(text, bring);
  const rows = failure?.rows.map(({ name, expected, seen }) => `${name}: ${expected}, ${seen}`);
  return [failure?.index, failure?.kind, rows, String(failure?.error), events];
};

const NO_ERROR = 'undefined';
const LATE = 'returned a promise; the answer must be there when it returns';
const SILENT = 'refused: no view call';

describe('a failure', () => {
  test.each<[what: string, text: string, bring: BringLamp, failure: unknown[]]>([
    ['a fact', 'new { lit } win', ours, [1, 'fact', ['lit: lit, dark'], NO_ERROR, 1]],
    ['the number of refreshes', 'new { refreshed: 2 }', ours, [1, 'fact', ['refreshed: 2, 1'], NO_ERROR, 1]],
    ['a win', 'new win', ours, [1, 'fact', ['win: announced, not announced'], NO_ERROR, 1]],
    ['a refusal', 'new press press', ours, [2, 'refused', [`press: accepted, ${SILENT}`], NO_ERROR, 3]],
    [
      'one of several calls',
      'new press*3',
      ours,
      [1, 'refused', [`press*3 (2nd time): accepted, ${SILENT}`], NO_ERROR, 3],
    ],
    [
      'a call that is wrongly accepted',
      'new press?',
      ours,
      [1, 'accepted', [`press?: ${SILENT}, view calls: light, win, refreshWindow`], NO_ERROR, 2],
    ],
    [
      'a call without a refresh',
      'new press',
      having((view) => ({ press: () => view.win() })),
      [1, 'refused', ['press: accepted, view calls: win, and no refresh'], NO_ERROR, 2],
    ],
    [
      'a call that throws',
      'new press?',
      having(() => ({ press: throwing })),
      [1, 'thrown', [`press?: ${SILENT}, thrown: Error: broken`], 'Error: broken', 2],
    ],
    [
      'a deal that throws',
      '[Deal "2"] new',
      having(() => ({ nextDeal: throwing })),
      [1, 'thrown', ['new: accepted, thrown: Error: broken'], 'Error: broken', 1],
    ],
    [
      'a deal that is accepted too late',
      '[Deal "2"] new',
      having(() => ({ nextDeal: async () => Promise.resolve() })),
      [1, 'thrown', [`new: accepted, nextDeal ${LATE}`], `TypeError: nextDeal ${LATE}`, 1],
    ],
    [
      'a handler that is brought too late',
      '',
      (async () => Promise.resolve()) as never,
      [0, 'thrown', [`bring: a handler, bring ${LATE}`], `TypeError: bring ${LATE}`, 0],
    ],
    [
      "a handler that can't take a deal",
      'new [Deal "2"] new',
      having(() => ({ nextDeal: undefined })),
      [
        1,
        'thrown',
        ['[Deal "2"]: a handler that can be given its cards, one without nextDeal (Ada)'],
        'TypeError: [Deal "2"] needs a handler that can be given its cards, not one without nextDeal (Ada)',
        1,
      ],
    ],
    [
      'a handler without the method',
      'new press',
      having(() => ({ press: 7, getName: throwing })),
      [
        1,
        'thrown',
        ['press: a handler that has press, one without press (no getName)'],
        'TypeError: press needs a handler that has press, not one without press (no getName)',
        1,
      ],
    ],
    [
      'what is brought',
      'new',
      (() => 7) as never,
      [0, 'thrown', ['bring: a handler, 7'], 'TypeError: bring needs a handler, not 7', 0],
    ],
    [
      'a missing handler',
      '',
      (() => null) as never,
      [0, 'thrown', ['bring: a handler, null'], expect.anything(), 0],
    ],
    [
      'that bringing throws',
      '',
      throwing,
      [0, 'thrown', ['bring: a handler, thrown: Error: broken'], 'Error: broken', 0],
    ],
  ])('%s', (_, ...[text, bring, failure]) => {
    expect(failed(text, bring)).toEqual(failure);
  });
});

test("a handler that can't take a deal can run a script without a deal", () => {
  const { failure } = run(
    '[Title "x"] new press win',
    having(() => ({ nextDeal: undefined })),
  );
  expect(failure).toBeUndefined();
});

test('a deal is used once for each game', () => {
  const given: string[] = [];
  const nextDeal = ({ name }: Lamp['deal']): number => given.push(name);
  run(
    'new [Deal "2"] [Deal "3"] new press new press',
    having(() => ({ nextDeal })),
  );
  expect(given).toEqual(['3', '3']);
});

test('an item that passes has rows only for its facts', () => {
  const runner = new GameRunner(STAGE, ours);
  expect(read('new # x\n[X "y"] press { lit }').map((item) => runner.step(item).rows.length)).toEqual([
    0, 0, 0, 0, 1,
  ]);
});

test('a handler can be a function', () => {
  const bring: BringLamp = (view) => {
    const press = (): void => view.refreshWindow();
    return Object.assign(() => 7, { press, newLamp: press, getName: () => 'Ann' });
  };
  expect(run('new press', bring).failure).toBeUndefined();
});

test('without a handler, every step fails for the same reason', () => {
  const runner = new GameRunner(STAGE, throwing);
  expect(read('# x').map((item) => runner.step(item))).toEqual([runner.missing]);
});

test('view calls between two events belong to neither of them', () => {
  const views: LampView[] = [];
  const runner = new GameRunner(STAGE, (view) => {
    views.push(view);
    return ours(view);
  });
  const steps = read('new { refreshed: 1 } press { refreshed: 1 }').map((item) => {
    const { fault } = runner.step(item);
    views[0]?.refreshWindow();
    return fault;
  });
  expect(steps).toEqual([undefined, undefined, undefined, undefined]);
});

test('the callback gets each event that refreshed the view, with its number', () => {
  const seen: unknown[] = [];
  const runner = new GameRunner(STAGE, ours, ({ isLit }, { call }, number) =>
    seen.push([call.event, number, isLit]),
  );
  runWith(runner, read('press? new press press?'));
  expect(seen).toEqual([
    ['newLamp', 2, false],
    ['press', 3, true],
  ]);
});

test('a screen gets each call before the handler', () => {
  const order: string[] = [];
  const stage = {
    ...STAGE,
    newScreen: () => ({
      ...STAGE.newScreen(),
      refreshWindow: () => order.push('refreshed'),
      expect: ({ event }: Lamp['call']) => order.push(event),
    }),
  };
  runWith(new GameRunner(stage, ours), read('new'));
  expect(order).toEqual(['newLamp', 'refreshed']);
});

test('a report has the place of the failure, its rows and the script up to that point', () => {
  const text = 'new # one\n\n  press { lit } press win';
  const { failure } = run(text, ours);
  const told = failure && printFailureIn(LAMP, { name: 'x.klon', text, script: read(text) }, failure);
  expect(told?.split('\n')).toEqual([
    'x.klon:3:17: not as expected',
    '            expected  seen',
    '  >  press  accepted  refused: no view call',
    'The script up to there:',
    '  new',
    '  # one',
    '  press',
    '  { lit }',
    '  press',
  ]);
});
