import { expect, test } from '@jest/globals';
import type { Card } from '../../../../src/core/card.js';
import type { HintRung } from '../../../../src/games/klondike/views/hints.js';
import { HintLadder } from '../../../../src/games/klondike/views/hints.js';

const MOVE: HintRung['advice'] = {
  isPossible: true,
  where: 't1',
  card: 3 as Card,
  calls: [{ event: 'clickStock', args: [] }],
  why: 'safe',
};

const climbed = async (ladder: HintLadder, times: number): Promise<unknown[]> => {
  const levels: unknown[] = [];
  for (let at = 0; at < times; at++) levels.push((await ladder.climb())?.level);
  return levels;
};

test('each hint shows more than the hint before; the last one stays, and the solver is asked once', async () => {
  let asked = 0;
  const ladder = new HintLadder(async () => Promise.resolve(MOVE).finally(() => asked++));
  expect([await climbed(ladder, 6), asked]).toEqual([['possible', 'where', 'card', 'move', 'why', 'why'], 1]);
});

test('levels that would show nothing new are left out', async () => {
  const ladder = new HintLadder(async () => Promise.resolve({ ...MOVE, card: undefined }));
  expect(await climbed(ladder, 4)).toEqual(['possible', 'where', 'move', 'why']);
});

test('the next event starts a new ladder, and a late hint is dropped', async () => {
  const ladder = new HintLadder(async () => Promise.resolve(MOVE));
  await ladder.climb();
  const late = ladder.climb();
  ladder.reset();
  expect([await late, ladder.rung, (await ladder.climb())?.level]).toEqual([
    undefined,
    undefined,
    'possible',
  ]);
});

test('after a failure, the solver is asked again', async () => {
  const answers = [() => Promise.reject(new Error('no worker')), () => Promise.resolve(MOVE)];
  const ladder = new HintLadder(async () => answers.shift()?.());
  await expect(ladder.climb()).rejects.toThrow('no worker');
  expect((await ladder.climb())?.level).toBe('possible');
});

test('the ladder keeps the visible level, and can give the whole advice without showing it', async () => {
  const ladder = new HintLadder(async () => Promise.resolve(MOVE));
  const whole = await ladder.advice();
  const before = ladder.rung;
  await climbed(ladder, 2);
  expect([whole, before, ladder.rung]).toEqual([MOVE, undefined, { level: 'where', advice: MOVE }]);
});

test('a move without a source pile skips the level that names it', async () => {
  const ladder = new HintLadder(async () => Promise.resolve({ ...MOVE, where: undefined }));
  expect(await climbed(ladder, 4)).toEqual(['possible', 'card', 'move', 'why']);
});

test("a late failure doesn't end a newer request", async () => {
  let fail: (error: Error) => void = () => undefined;
  let asked = 0;
  const ladder = new HintLadder(() => {
    asked++;
    return asked === 1 ? new Promise((_, reject) => (fail = reject)) : Promise.resolve(MOVE);
  });
  const late = ladder.climb();
  ladder.reset();
  await ladder.climb();
  fail(new Error('no worker'));
  await expect(late).rejects.toThrow('no worker');
  expect([(await ladder.climb())?.level, asked]).toEqual(['where', 2]);
});

test('without advice, the ladder has no levels', async () => {
  const ladder = new HintLadder(async () => Promise.resolve(undefined));
  expect([await ladder.climb(), ladder.rung]).toEqual([undefined, undefined]);
});
