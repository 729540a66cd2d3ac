/** Correct handlers, which a grader must not fail, pass the conformance checks. */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { CORRECT_HANDLERS } from '../support/grading/correct/correct-handlers.js';
import { checksLost } from './checks-lost.js';

/** Hides all output, and makes waits take no time. */
beforeEach(() => {
  let now = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => (now += 0.1));
  jest.spyOn(process.stdout, 'write').mockReturnValue(true);
});

afterEach(() => {
  jest.restoreAllMocks();
});

test.each(CORRECT_HANDLERS)('$name', async (handler) => {
  expect(await checksLost(handler)).toEqual(handler.fails);
});
