/** A second fault never raises a mark. `npm run bench:grading -- pairs` grades all pairs. */
import { expect, test } from '@jest/globals';
import { printedBy } from '../support/outside-jest.js';

test('200 pairs of faults get at most the mark of either fault alone', () => {
  const printed = printedBy('spec/support/grading/print-rises.ts', ['200']);
  expect(JSON.parse(printed)).toEqual({ graded: 200, rises: [] });
});
