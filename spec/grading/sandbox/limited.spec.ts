import { expect, test } from '@jest/globals';
import { reservedByNode } from '../../../src/grading/candidate/reserved-by-node.js';
import { LIMITS } from '../../../src/grading/remote/limits.js';
import { limited } from '../../../src/grading/sandbox/limited.js';

test.each([
  ['20.19.0', 512],
  ['22.12.0', 512],
  ['24.0.0', 1536],
])('under Node %s a program has 512 MiB besides what Node only reserves: %d in all', (version, mebibytes) => {
  const words = limited({ command: ['node'], reserved: reservedByNode(version) }, LIMITS, false);
  expect(words.join(' ')).toContain(`ulimit -d ${mebibytes * 1024};`);
});
