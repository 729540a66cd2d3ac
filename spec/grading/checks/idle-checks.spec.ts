/** Idle checks: checks that pass even if the handler does nothing. */
import { expect, test } from '@jest/globals';
import { EVENT_CHECKS, EVENT_CHECK_GROUPS, IDLE_CHECKS } from '../../../src/grading/checks/event-checks.js';

test('all 27 idle checks exist in the grader', () => {
  const ids = new Set<string>(EVENT_CHECKS.map(({ id }) => id));
  expect([...IDLE_CHECKS].filter((check) => !ids.has(check))).toEqual([]);
  expect(IDLE_CHECKS.size).toBe(27);
});

test('an idle handler fails some checks in each group', () => {
  const active = Object.entries(EVENT_CHECK_GROUPS).map(
    ([group, checks]) => `${group} ${checks.filter(({ id }) => !IDLE_CHECKS.has(id)).length}`,
  );
  expect(active).toEqual([
    ...['deal 5', 'draw 3', 'recycle 4', 'waste 2', 'routes 11', 'turn-up 2', 'undo 9', 'count 4'],
    ...['win 2', 'new-game 3', 'view 1', 'robustness 1', 'manners 5'],
  ]);
});
