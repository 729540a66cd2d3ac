/** What the kit says of handlers that show nothing, or whose cards cannot be chosen, and how it says it. */
import { describe, expect, test } from '@jest/globals';
import { deliver, handlerProtocol } from '../../../../../src/games/klondike/contract/handler.js';
import { ULG } from '../../../../../src/games/klondike/model/rules.js';
import { handlerConformance, judge } from '../../../../../src/testing.js';
import type { HandlerKit, Judgement } from '../../../../../src/testing.js';
import { hearing, playingBy } from './faults.js';
import { SOUND } from './sound-handlers.js';

const judged = (create: HandlerKit['create']): Promise<Judgement[]> =>
  judge(handlerConformance({ create, seeds: [1] }));

const named = (judgements: readonly Judgement[], wanted: Judgement['verdict']): string[] =>
  judgements.filter(({ verdict }) => verdict === wanted).map(({ name }) => name);

const DEALS = 'newGame: deals the columns and the stock, and shows the top card of each column';

test('a handler that shows nothing passes what it keeps, and all else is not judged', async () => {
  const judgements = await judged(() => ({
    ...handlerProtocol.sendingTo(() => undefined),
    getName: () => 'nobody',
    nextDeal: () => undefined,
  }));
  expect(named(judgements, 'failed')).toEqual([DEALS]);
  expect(named(judgements, 'passed')).toEqual([
    'create: makes a handler',
    'every method of KlondikeEventsHandler is there',
    'getName: answers with a string',
  ]);
});

test('a handler that deals and refuses everything else passes no check of refusing', async () => {
  const judgements = await judged(hearing((call, answer) => call.event === 'newGame' && answer()));
  expect(named(judgements, 'passed')).toEqual([
    'create: makes a handler',
    DEALS,
    'every method of KlondikeEventsHandler is there',
    'getName: answers with a string',
    'nextDeal: the next game starts from the given cards',
    'nextDeal: the games after the next have other cards',
  ]);
});

/** How many checks need a handler that can be given its cards. */
const NEED_DEALS = 44;

describe('a handler whose cards cannot be chosen', () => {
  const undealt =
    (bring: HandlerKit['create']): HandlerKit['create'] =>
    (view) => {
      const handler = bring(view);
      return { ...handlerProtocol.from((call) => deliver(handler, call)), getName: () => '' };
    };

  test('is judged by all that needs no known cards', async () => {
    const judgements = await judged(undealt(SOUND.ours));
    const others = judgements.filter(({ verdict }) => verdict === 'not judged');
    expect(named(judgements, 'passed')).toHaveLength(13);
    expect(others.length).toBeGreaterThan(30);
    expect(others.filter(({ why }) => why !== 'needs nextDeal')).toEqual([]);
  });

  test('is green without the checks that say that they need a deal', async () => {
    const checks = handlerConformance({ create: undealt(SOUND.ours), seeds: [1] });
    const judgements = await judge(checks.filter(({ needsDeal }) => needsDeal !== true));
    expect(named(judgements, 'passed')).toHaveLength(checks.length - NEED_DEALS);
    expect(judgements).toHaveLength(checks.length - NEED_DEALS);
  });

  test('is told what it does wrong with cards that nobody knows', async () => {
    const judgements = await judged(undealt(playingBy({ recycleDraws: true })));
    expect(judgements.find(({ verdict }) => verdict === 'failed')?.script).toBe(
      '[Rules "ulg"]\nnew stock*9\n{ waste: }\n',
    );
  });
});

test('a failed check tells both frames and the script that shows it again', async () => {
  const checks = handlerConformance({ create: playingBy({ draw: 1 }), rules: { ...ULG, name: 'mine' } });
  const check = checks.find(({ name }) => name === 'stock: a click turns as many cards as the rules say');
  await expect(check?.run()).rejects.toMatchObject({
    name: 'NotAsExpected',
    message: [
      'waste differs after stock:',
      '  expected        | shown',
      '  stock: full     | stock: full',
      '  waste: 9h 8h 7h ! waste: 9h',
      '  moves: 1        | moves: 1',
      'The script:',
      '  [Rules "mine"]',
      '  [Layout "stock: 2h 3h 4h 5h 6h 7h 8h 9h"]',
      '  new stock',
      '  { waste: 9h 8h 7h }',
    ].join('\n'),
  });
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
])('where there is %s in place of a handler, nothing else is judged', async (_, create, why) => {
  const [first, ...others] = await judged(create as never);
  expect(first).toEqual({ name: 'create: makes a handler', verdict: 'failed', why });
  expect(named(others, 'not judged')).toHaveLength(others.length);
});

test('a handler whose methods are async fails: its answer comes too late for a view', async () => {
  const judgements = await judged((view) => {
    const handler = SOUND.ours(view);
    return Object.assign(handler, { newGame: () => Promise.reject(new Error('later')) });
  });
  expect(judgements.find(({ name }) => name === DEALS)?.why).toContain('newGame returned a promise');
});

test.each([
  [[], 'none'],
  [[1, 2.5], '1, 2.5'],
  [[NaN], 'NaN'],
])('the seeds %p are refused', (seeds, told) => {
  expect(() => handlerConformance({ create: SOUND.ours, seeds })).toThrow(
    new RangeError(`seeds are one or more whole numbers, not ${told}`),
  );
});

test.each([
  [undefined, 'handlerConformance: create is a function, not undefined'],
  [{}, 'handlerConformance: create is a function, not undefined'],
  [{ create: 5 }, 'handlerConformance: create is a function, not 5'],
])('the kit %p is refused', (kit, told) => {
  expect(() => handlerConformance(kit as never)).toThrow(new TypeError(told));
});

test('rules with a field out of its range are refused where they are given', () => {
  expect(() => handlerConformance({ create: SOUND.ours, rules: { ...ULG, draw: 0 } })).toThrow(
    new RangeError('rules: draw is a whole number from 1 to 24, not 0'),
  );
});
