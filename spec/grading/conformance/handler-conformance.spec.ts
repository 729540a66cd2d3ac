/** Reports on handlers that show nothing, or whose cards can't be chosen. */
import { beforeAll, describe, expect, test } from '@jest/globals';
import { callHandler, handlerProtocol } from '../../../src/games/klondike/contract/handler.js';
import { ULG, YCP_TEXT } from '../../../src/games/klondike/model/rules.js';
import { handlerConformance, judge } from '../../../src/testing.js';
import type { HandlerKit, Judgement } from '../../../src/testing.js';
import { answeringWrongly, playingBy } from './faults.js';
import { CORRECT } from './correct-handlers.js';

const judged = (create: HandlerKit['create']): Promise<Judgement[]> => judge(handlerConformance({ create }));

const named = (judgements: readonly Judgement[], wanted: Judgement['verdict']): string[] =>
  judgements.filter(({ verdict }) => verdict === wanted).map(({ name }) => name.replace(/: .*/, ''));

const undealt =
  (bring: HandlerKit['create']): HandlerKit['create'] =>
  (view) => {
    const handler = bring(view);
    return { ...handlerProtocol.from((call) => callHandler(handler, call)), getName: () => 'undealt' };
  };

test('a handler that shows nothing passes two checks, and most others are not judged', async () => {
  const judgements = await judged(() => ({
    ...handlerProtocol.sendingTo(() => undefined),
    getName: () => 'nobody',
    nextDeal: () => undefined,
  }));
  expect(named(judgements, 'failed')).toEqual(['deal.columns', 'nextDeal']);
  expect(named(judgements, 'passed')).toEqual(['create', 'handler.name']);
});

test('a handler that deals but refuses everything else passes no check of play', async () => {
  const judgements = await judged(answeringWrongly((call, answer) => call.event === 'newGame' && answer()));
  const passed = named(judgements, 'passed');
  expect(passed.filter((name) => /[wtf]>|^(draw|undo|win|recycle)\./.test(name))).toEqual([]);
  expect(passed).toContain('deal.columns');
});

describe('a handler whose cards cannot be chosen', () => {
  let judgements: Judgement[];
  beforeAll(async () => {
    judgements = await judged(undealt(CORRECT.ours));
  });

  test('is judged by all checks except the two of nextDeal', () => {
    expect(judgements.filter(({ verdict }) => verdict !== 'passed')).toEqual([
      {
        name: 'nextDeal: the next game starts from the given cards',
        verdict: 'not judged',
        why: 'needs nextDeal',
      },
      {
        name: 'nextDeal: games after the next one have different cards',
        verdict: 'not judged',
        why: 'needs nextDeal',
      },
    ]);
  });

  test('can leave out the checks that need a deal', () => {
    const checks = handlerConformance({ create: undealt(CORRECT.ours) });
    expect(checks.filter(({ needsDeal }) => needsDeal === true).map(({ name }) => name)).toEqual(
      judgements.filter(({ verdict }) => verdict === 'not judged').map(({ name }) => name),
    );
  });

  test('gets a message about unknown cards', async () => {
    const found = (await judged(undealt(playingBy({ recycleDraws: true })))).find(
      ({ verdict }) => verdict === 'failed',
    );
    expect(found?.name).toMatch(/^recycle\.deals-nothing/);
    expect(found?.script).toMatch(
      /^\[Rules "ulg"\] \[Seed "\d+"\] \[Check "recycle\.deals-nothing"\] new stock\*9/,
    );
  });
});

test('a failed check reports both frames and a script that reproduces it', async () => {
  const checks = handlerConformance({ create: playingBy({ draw: 1 }), rules: { ...ULG, name: 'mine' } });
  const check = checks.find(({ name }) => name.startsWith('draw.three'));
  await expect(check?.run()).rejects.toMatchObject({
    name: 'NotAsExpected',
    message: [
      'waste differs after stock:',
      '  expected                 | shown',
      '  stock: full              | stock: full',
      '  waste: 4c 5c 6h          ! waste: 4c',
      '  t1: 5s                   | t1: 5s',
      '  t2: ## Ah                | t2: ## Ah',
      '  t3: ## ## 6c             | t3: ## ## 6c',
      '  t4: ## ## ## 6d          | t4: ## ## ## 6d',
      '  t5: ## ## ## ## 7h       | t5: ## ## ## ## 7h',
      '  t6: ## ## ## ## ## 8d    | t6: ## ## ## ## ## 8d',
      '  t7: ## ## ## ## ## ## 2h | t7: ## ## ## ## ## ## 2h',
      '  moves: 1                 | moves: 1',
      'The script:',
      '  [Rules "mine"]',
      '  [Deal "java:1000"]',
      '  new stock',
      '  { waste: 4c 5c 6h }',
    ].join('\n'),
    script: '[Rules "mine"]\n[Deal "java:1000"]\nnew stock\n{ waste: 4c 5c 6h }\n',
  });
});

test('the script for a fault at the end of a game starts near the end', async () => {
  const found = await judged(playingBy({ isWon: () => false }));
  const win = found.find(({ name }) => name.startsWith('win.tableau'));
  expect(win?.script).toMatch(/^\[Rules "ulg"\]\n\[Layout "[^"]*"\]\nnew \S+( \S+)?\n\{ won \}\n$/);
});

test.each([
  ['none', () => undefined, 'expected a handler; seen: undefined'],
  ['a promise', () => Promise.reject(new Error('later')), 'expected a handler; seen: a promise'],
  [
    'an error',
    () => {
      throw new Error('never');
    },
    'never',
  ],
])(
  'fails only the first check and judges nothing else if create returns %s instead of a handler',
  async (_, create, why) => {
    const [first, ...others] = await judged(create as never);
    expect(first).toEqual({
      name: 'create: makes a handler with every method of KlondikeEventsHandler',
      verdict: 'failed',
      why,
    });
    expect(named(others, 'not judged')).toHaveLength(others.length);
  },
);

test('a check repeats an examination that ended with an error', async () => {
  let left = 1;
  const seeds = [1];
  // After the seeds have been checked, the first attempt to read them fails, as loading the judge may fail.
  seeds.map = function (...args) {
    if (left-- > 0) throw new Error('out of memory');
    return Array.prototype.map.apply(this, args) as never;
  };
  const checks = handlerConformance({ create: CORRECT.ours, seeds });
  const check = checks.find(({ name }) => name.startsWith('draw.three'));
  await expect(check?.run()).rejects.toThrow('out of memory');
  await expect(check?.run()).resolves.toBeUndefined();
});

test('a handler with async methods fails, because its answers come too late', async () => {
  const judgements = await judged((view) => {
    const handler = CORRECT.ours(view);
    return Object.assign(handler, { newGame: () => Promise.reject(new Error('later')) });
  });
  const [failed] = judgements.filter(({ verdict }) => verdict === 'failed');
  expect(failed?.why).toContain('the program returns a promise');
});

test.each([
  [[], 'none'],
  [[1, 2.5], '1, 2.5'],
  [[NaN], 'NaN'],
])('the seeds %p are rejected', (seeds, told) => {
  expect(() => handlerConformance({ create: CORRECT.ours, seeds })).toThrow(
    new RangeError(`seeds must be one or more whole numbers, not ${told}`),
  );
});

test.each([
  [undefined, 'handlerConformance: create must be a function, not undefined'],
  [{}, 'handlerConformance: create must be a function, not undefined'],
  [{ create: 5 }, 'handlerConformance: create must be a function, not 5'],
])('the kit %p is rejected', (kit, told) => {
  expect(() => handlerConformance(kit as never)).toThrow(new TypeError(told));
});

test.each([
  [{ ...ULG, draw: 0 }, 'rules: draw must be a whole number from 1 to 24, not 0'],
  [YCP_TEXT, 'rules: handlers are judged with the waste in play, not the stock'],
])('rules that the grader cannot judge are rejected immediately', (rules, told) => {
  expect(() => handlerConformance({ create: CORRECT.ours, rules })).toThrow(new RangeError(told));
});
