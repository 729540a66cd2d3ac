/** Small classes that hold the state of recorders, players and controllers. */
import { describe, expect, test } from '@jest/globals';
import { CallLog, OneAtATime } from '../../src/core/calls.js';
import { mayRedo } from '../../src/core/redo.js';

describe('a log of calls', () => {
  const log = (): CallLog<number, string> => new CallLog((call) => `call ${call}`);

  test('begins empty', () => {
    const { calls, frames } = log();
    expect([calls, frames]).toEqual([[], []]);
  });

  test('returns each call once, as text', () => {
    const one = log();
    one.calls.push(1, 2);
    const first = one.take();
    one.calls.push(3);
    expect([first, one.take(), one.take()]).toEqual([['call 1', 'call 2'], ['call 3'], []]);
  });

  test('forgets everything at once', () => {
    const one = log();
    one.calls.push(1);
    one.frames.push('a frame');
    one.take();
    one.clear();
    one.calls.push(2);
    expect([one.calls, one.frames, one.take()]).toEqual([[2], [], ['call 2']]);
  });
});

test('an action does not begin while another action runs', () => {
  const turn = new OneAtATime();
  const begun = [turn.begin(), turn.begin(), turn.begin()];
  turn.end();
  expect([...begun, turn.begin(), turn.begin()]).toEqual([true, false, false, true, false]);
});

const redo = (): void => undefined;

test.each<[handler: Parameters<typeof mayRedo>[0], may: boolean]>([
  [{}, false],
  [{ canRedo: true }, false],
  [{ redo }, true],
  [{ redo, canRedo: true }, true],
  [{ redo, canRedo: false }, false],
])('%p may redo: %p', (handler, may) => expect(mayRedo(handler)).toBe(may));
