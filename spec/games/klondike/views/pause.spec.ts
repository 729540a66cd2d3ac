import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { pause } from '../../../../src/games/klondike/views/assistance-runner.js';

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

/** Returns the pauses that have ended after this many milliseconds. */
async function ended(pauses: readonly Promise<void>[], milliseconds: number): Promise<boolean[]> {
  const over = pauses.map(() => false);
  pauses.forEach((one, index) => void one.then(() => (over[index] = true)));
  await jest.advanceTimersByTimeAsync(milliseconds);
  return over;
}

test('ends after its time and not earlier', async () => {
  const { signal } = new AbortController();
  expect(await ended([pause(99, signal), pause(100, signal), pause(101, signal)], 100)).toEqual([
    true,
    true,
    false,
  ]);
});

test('ends immediately if the signal aborts or has aborted, without a remaining timer', async () => {
  const given = new AbortController();
  const [waiting] = [pause(1000, given.signal)];
  given.abort();
  expect(await ended([waiting, pause(1000, given.signal)], 0)).toEqual([true, true]);
  expect(jest.getTimerCount()).toBe(0);
});

test('removes its listener when it ends', async () => {
  const { signal } = new AbortController();
  const removed = jest.spyOn(signal, 'removeEventListener');
  const added = jest.spyOn(signal, 'addEventListener');
  await ended([pause(5, signal)], 5);
  expect(removed.mock.calls).toEqual(added.mock.calls);
  expect(removed.mock.calls[0]?.[0]).toBe('abort');
});
