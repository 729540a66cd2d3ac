/** Memory that Node reserves and never fills, in mebibytes. */
import { expect, test } from '@jest/globals';
import { reservedByNode } from '../../../src/grading/candidate/reserved-by-node.js';

test.each([
  ['9.11.2', 0],
  ['20.19.0', 0],
  ['22.99.0', 0],
  ['23.0.0', 1024],
  ['24.1.0', 1024],
])('Node %s reserves %d', (version, mebibytes) => {
  expect(reservedByNode(version)).toBe(mebibytes);
});
