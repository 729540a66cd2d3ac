/** Tries one of the correct handlers that a grader must not fail. The deep spec tries them all. */
import { expect, test } from '@jest/globals';
import { CORRECT_HANDLERS } from '../support/grading/correct/correct-handlers.js';
import { checksLost } from './checks-lost.js';

test.each(CORRECT_HANDLERS.slice(0, 1))('$name', async (handler) => {
  expect(await checksLost(handler)).toEqual(handler.fails);
});
