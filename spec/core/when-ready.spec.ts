/** Calls that wait until another program is ready, and throw all other errors. */
import { expect, test } from '@jest/globals';
import { whenReady } from '../../src/core/when-ready.js';

const failing = (code: string, times: number): (() => number) => {
  let left = times;
  return () => {
    if (left-- > 0) throw Object.assign(new Error(code), { code });
    return 7;
  };
};

test('repeats a call that is not ready', () => {
  expect(whenReady(failing('EAGAIN', 3))).toBe(7);
});

test('throws any other error immediately', () => {
  expect(() => whenReady(failing('EPIPE', 1))).toThrow('EPIPE');
});
