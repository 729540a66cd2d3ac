/** Checks that the table has enough faulty handlers for each criterion and each check. */
import { expect, test } from '@jest/globals';
import { EVENT_CHECKS } from '../../src/grading/checks/event-checks.js';
import { ULG_RUBRIC } from '../../src/grading/rubric/presets/ulg.js';
import { FAULTY_HANDLERS } from '../support/grading/faulty/faulty-table.js';

const distinct = (texts: readonly string[]): number => new Set(texts).size;

test('the table has more than 300 faulty handlers, with different faults', () => {
  expect(FAULTY_HANDLERS.length).toBeGreaterThan(300);
  expect(distinct(FAULTY_HANDLERS.map(({ name }) => name))).toBe(FAULTY_HANDLERS.length);
  expect(distinct(FAULTY_HANDLERS.map(({ fault }) => fault))).toBe(FAULTY_HANDLERS.length);
});

test('each handler names the criterion that its check belongs to', () => {
  const misplaced = FAULTY_HANDLERS.filter(
    ({ criterion, check }) => !ULG_RUBRIC.criteria.find(({ id }) => id === criterion)?.checks.includes(check),
  );
  expect(misplaced).toEqual([]);
});

test('each criterion has at least nine handlers, and each check has at least one', () => {
  const counts = ULG_RUBRIC.criteria.map(
    ({ id }) => FAULTY_HANDLERS.filter(({ criterion }) => criterion === id).length,
  );
  expect(Math.min(...counts)).toBeGreaterThanOrEqual(9);
  const checks = new Set(FAULTY_HANDLERS.map(({ check }) => check));
  // These two checks are for Java programs only, and the handlers here run in this process.
  const ofPrograms = ['program.main', 'program.arguments'];
  expect(EVENT_CHECKS.map(({ id }) => id).filter((id) => !checks.has(id))).toEqual(ofPrograms);
});
