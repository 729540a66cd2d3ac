/** The grader finds faults that appear only late in a game, for one rank, after a win or over many deals. */
import { beforeAll, expect, test } from '@jest/globals';
import { EVENT_CHECKS } from '../../src/grading/checks/event-checks.js';
import { RARE_FAULTS } from '../support/grading/rare/rare-table.js';
import { printedBy } from '../support/outside-jest.js';

let found: Record<string, string[]>;

beforeAll(() => {
  found = JSON.parse(printedBy('spec/support/grading/rare/print-found.ts')) as typeof found;
});

test('at least 95 of 100 rare faults are found', () => {
  const missed = RARE_FAULTS.map(({ name }) => name).filter((name) => (found[name] ?? []).length === 0);
  const mostMissed = Math.floor(RARE_FAULTS.length / 20);
  expect(missed.length > mostMissed ? missed : []).toEqual([]);
});

test('a correct handler has no fault', () => {
  expect(found['correct']).toEqual([]);
});

test('the table has more than 40 handlers, with different names and known checks', () => {
  const checks = new Set<string>(EVENT_CHECKS.map(({ id }) => id));
  expect(RARE_FAULTS.length).toBeGreaterThan(40);
  expect(new Set(RARE_FAULTS.map(({ name }) => name)).size).toBe(RARE_FAULTS.length);
  expect(RARE_FAULTS.filter(({ check }) => !checks.has(check))).toEqual([]);
});
