/** The line of a game that is watched. */
import { getEventListeners } from 'node:events';
import { beforeEach, expect, test } from '@jest/globals';
import { WatchedLine } from '../../src/core/watched-line.js';

let game: { state: string | undefined; moves: number };

beforeEach(() => {
  game = { state: undefined, moves: 0 };
});

/** The game is at this state, after so many moves. */
function at(line: WatchedLine<string>, state: string, moves: number): readonly string[] {
  game.state = state;
  game.moves = moves;
  line.look();
  return line.line.slice();
}

test('has a state for each move, forgets what is undone, and begins anew with each game', () => {
  const line = new WatchedLine(() => game);
  expect([
    line.line.slice(),
    at(line, 'a', 0),
    at(line, 'b', 1),
    at(line, 'c', 2),
    at(line, 'b', 1),
    at(line, 'z', 0),
  ]).toEqual([[], ['a'], ['a', 'b'], ['a', 'b', 'c'], ['a', 'b'], ['z']]);
});

test('goes on with the states before the watching began', () => {
  game = { state: 'c', moves: 2 };
  const before = ['a', 'b', 'x'];
  expect(new WatchedLine(() => game, before).line).toEqual(['a', 'b', 'c']);
  expect(before).toEqual(['a', 'b', 'x']);
});

test('before the first game there is nothing to see', () => {
  const line = new WatchedLine(() => game);
  line.look();
  expect(line.line).toStrictEqual([]);
});

test('what is wanted until the next event is told of it, and of a signal; an answer ends the listening', async () => {
  const line = new WatchedLine(() => game);
  at(line, 'a', 0);
  const given = new AbortController();
  const signals: AbortSignal[] = [];
  const run = (signal: AbortSignal): Promise<number> => {
    signals.push(signal);
    return new Promise((resolve) => signal.addEventListener('abort', () => resolve(signals.length)));
  };
  const first = line.untilMoved(undefined, run);
  at(line, 'b', 1);
  const second = line.untilMoved(given.signal, run);
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
  given.abort();
  expect([await first, await second]).toEqual([1, 2]);
  const third = line.untilMoved(given.signal, (signal) => Promise.resolve(signal.aborted));
  const fourth = line.untilMoved(undefined, (signal) => Promise.resolve(signal));
  expect([await third, (await fourth).aborted]).toEqual([true, true]);
  const lasting = new AbortController();
  await line.untilMoved(lasting.signal, () => Promise.resolve());
  expect(getEventListeners(lasting.signal, 'abort')).toStrictEqual([]);
});

test('an answer is told if it comes before the next event, and what is instead of it if not', async () => {
  const line = new WatchedLine(() => game);
  at(line, 'a', 0);
  const late = line.unlessMoved(new Promise<string>(() => undefined), 'moved on');
  const failed = line.unlessMoved(Promise.reject<string>(new Error('no worker')), 'moved on');
  expect(await line.unlessMoved(Promise.resolve('answer'), 'moved on')).toBe('answer');
  await expect(failed).rejects.toThrow('no worker');
  at(line, 'b', 1);
  expect(await late).toBe('moved on');
});
