/** The sample handlers in Python and Java get full marks, even with other numbers for the constants. */
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { grade } from '../../../src/grading.js';
import { describeUnless, missingPrograms } from '../../support/missing.js';

const SHIMS = join(import.meta.dirname, '../../../src/grading/shims');

describeUnless(missingPrograms('python3', 'java', 'javac'), 'a sample handler', () => {
  test.each(['python/sample_handler.py', 'java/sample'])('%s', async (path) => {
    const { criteria, complete, score, max } = await grade(join(SHIMS, path), { sandbox: 'off' });
    expect(criteria.flatMap(({ failures }) => failures.map(({ check }) => check))).toEqual([]);
    expect([complete, score]).toEqual([true, max]);
  });
});
