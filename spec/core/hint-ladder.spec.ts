import { expect, test } from '@jest/globals';
import type { Advice } from '../../src/core/assistance.js';
import type { Card } from '../../src/core/card.js';
import { HintLadder } from '../../src/core/hint-ladder.js';

type Told = Advice<string, string>;

const MOVE: Told = { isPossible: true, where: 't1', card: 3 as Card, calls: ['t1>f1'], why: 'safe' };

const climbed = async (ladder: HintLadder<string, string>, times: number): Promise<unknown[]> => {
  const levels: unknown[] = [];
  for (let at = 0; at < times; at++) levels.push((await ladder.climb())?.level);
  return levels;
};

test('each hint tells more than the one before; the last stays, and the solver is asked once', async () => {
  let asked = 0;
  const ladder = new HintLadder<string, string>(async () => Promise.resolve(MOVE).finally(() => asked++));
  expect([await climbed(ladder, 6), asked]).toEqual([['possible', 'where', 'card', 'move', 'why', 'why'], 1]);
});

test('levels that would tell nothing are left out', async () => {
  const ladder = new HintLadder<string, string>(async () => Promise.resolve({ ...MOVE, card: undefined }));
  expect(await climbed(ladder, 4)).toEqual(['possible', 'where', 'move', 'why']);
});

test('the next event begins another ladder; a hint that comes too late is none', async () => {
  const ladder = new HintLadder<string, string>(async () => Promise.resolve(MOVE));
  await ladder.climb();
  const late = ladder.climb();
  ladder.reset();
  expect([await late, ladder.rung, (await ladder.climb())?.level]).toEqual([
    undefined,
    undefined,
    'possible',
  ]);
});

test('after a failure the solver is asked again', async () => {
  const answers = [() => Promise.reject(new Error('no worker')), () => Promise.resolve(MOVE)];
  const ladder = new HintLadder<string, string>(async () => answers.shift()?.());
  await expect(ladder.climb()).rejects.toThrow('no worker');
  expect((await ladder.climb())?.level).toBe('possible');
});
