/** A second fault never raises a mark. `npm run bench:grading -- pairs` grades all pairs. */
import { expect, test } from '@jest/globals';
import { printedBy } from '../support/outside-jest.js';

test('30 pairs of faults have at most the mark of either fault alone', () => {
  const printed = printedBy('spec/support/grading/print-rises.ts', ['30', '1']);
  expect(JSON.parse(printed)).toEqual({ graded: 30, rises: [] });
});
