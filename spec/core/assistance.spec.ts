/** Levels of advice. */
import { expect, test } from '@jest/globals';
import type { Advice, HintLevel } from '../../src/core/assistance.js';
import { checkHintLevel, adviceUpTo } from '../../src/core/advice.js';
import type { Card } from '../../src/core/card.js';

const WHOLE: Required<Advice<string, string>> = {
  isPossible: true,
  where: 't1',
  card: 3 as Card,
  calls: ['t1>f1'],
  why: 'safe',
};

test.each<[level: HintLevel, told: string[]]>([
  ['possible', ['isPossible']],
  ['where', ['isPossible', 'where']],
  ['card', ['isPossible', 'where', 'card']],
  ['move', ['isPossible', 'where', 'card', 'calls']],
  ['why', ['isPossible', 'where', 'card', 'calls', 'why']],
])('up to %s: %j', (level, told) => {
  const advice = adviceUpTo(level, WHOLE);
  expect(Object.keys(advice)).toEqual(told);
  expect(WHOLE).toMatchObject(advice);
});

test.each<HintLevel>(['possible', 'why'])(
  'gives the reason why no move is possible at the level %s',
  (level) => {
    expect(adviceUpTo(level, { ...WHOLE, isPossible: false, why: 'won' })).toEqual({
      isPossible: false,
      why: 'won',
    });
  },
);

test('names the unknown level and all known levels', () => {
  expect(() => checkHintLevel('all' as HintLevel)).toThrow(
    new RangeError('the level of a hint is one of possible, where, card, move, why, not "all"'),
  );
  expect(() => checkHintLevel(undefined as never)).toThrow(/not undefined$/);
  expect(() => checkHintLevel('why')).not.toThrow();
});
