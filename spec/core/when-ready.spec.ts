/** Waits for the pipe of another program, and throws all other errors. */
import { expect, test } from '@jest/globals';
import { whenReady } from '../../src/core/when-ready.js';

const failing = (code: string, times: number): (() => number) => {
  let left = times;
  return () => {
    if (left-- > 0) throw Object.assign(new Error(code), { code });
    return 7;
  };
};

test('a call that is not ready is tried again', () => {
  expect(whenReady(failing('EAGAIN', 3))).toBe(7);
});

test('any other error is thrown at once', () => {
  expect(() => whenReady(failing('EPIPE', 1))).toThrow('EPIPE');
});
