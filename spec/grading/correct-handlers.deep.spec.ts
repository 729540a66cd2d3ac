/** The correct handlers that a grader must not fail: they are right by the checks that know their cards. */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { handlerConformance, judge } from '../../src/testing.js';
import { CORRECT_HANDLERS } from '../support/grading/correct/correct-handlers.js';
import { layable } from '../support/grading/laid-out.js';

/** Nothing is printed, and waiting takes no time. */
beforeEach(() => {
  let now = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => (now += 10));
  jest.spyOn(process.stdout, 'write').mockReturnValue(true);
});

afterEach(() => {
  jest.restoreAllMocks();
});

test.each(CORRECT_HANDLERS)('$name', async ({ create, fails }) => {
  const judgements = await judge(handlerConformance({ create: layable(create), seeds: [2, 4] }));
  const lost = judgements.filter(({ verdict }) => verdict !== 'passed');
  expect(lost.map((judgement) => judgement.name)).toEqual(fails);
});
