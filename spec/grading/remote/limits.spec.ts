/** The limits of a submission. */
import { expect, test } from '@jest/globals';
import { LIMITS } from '../../../src/grading/remote/limits.js';

test('a line may have 64 KiB, and the output of an event 1 MiB', () => {
  expect([LIMITS.lineBytes, LIMITS.outputBytes]).toEqual([65_536, 1_048_576]);
});
