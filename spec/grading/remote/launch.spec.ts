/** Tests the limits for a submission, and the mebibytes of memory that Node reserves but never uses. */
import { expect, test } from '@jest/globals';
import { LIMITS, reservedByNode } from '../../../src/grading/remote/launch.js';

test('a line may have 64 KiB, and the output during an event 1 MiB', () => {
  expect([LIMITS.lineBytes, LIMITS.outputBytes]).toEqual([65_536, 1_048_576]);
});

test.each([
  ['9.11.2', 0],
  ['20.19.0', 0],
  ['22.99.0', 0],
  ['23.0.0', 1024],
  ['24.1.0', 1024],
])('Node %s reserves %d', (version, mebibytes) => {
  expect(reservedByNode(version)).toBe(mebibytes);
});
