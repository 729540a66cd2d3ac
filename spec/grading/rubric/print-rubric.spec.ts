/** Prints a rubric without its default values. */
import { expect, test } from '@jest/globals';
import { printRubric } from '../../../src/grading/rubric/read-rubric.js';
import type { Criterion, Rubric } from '../../../src/grading/rubric/rubric.js';

const plain: Criterion = {
  ...{ id: 'a', title: 'A', points: 1, gates: [], tier: 'play', checks: ['deal.rest'], scripts: [] },
  ...{ aggregate: 'proportional', hint: '', quote: '' },
};

const toldOf = (criterion: Partial<Criterion>): unknown => {
  const rubric: Rubric = {
    id: 'r',
    title: 'R',
    door: 'events',
    house: 'ulg',
    criteria: [{ ...plain, ...criterion }],
  };
  return JSON.parse(printRubric(rubric));
};

test.each<[given: Partial<Criterion>, told: object]>([
  [{}, { checks: ['deal.rest'] }],
  [{ checks: [] }, {}],
  [
    { checks: [], gates: ['b'], tier: 'robustness' },
    { gates: ['b'], tier: 'robustness' },
  ],
  [
    { checks: [], aggregate: 'ladder', hint: 'H', quote: 'Q' },
    { aggregate: 'ladder', hint: 'H', quote: 'Q' },
  ],
  [
    { checks: [], scripts: [{ title: 's', weight: 1, script: 'new' }] },
    { scripts: [{ title: 's', script: 'new' }] },
  ],
  [
    { checks: [], scripts: [{ title: 's', weight: 2, script: 'new\nstock' }] },
    { scripts: [{ title: 's', weight: 2, script: ['new', 'stock'] }] },
  ],
])('prints only the member %j of a criterion that has no other', (given, told) => {
  expect(toldOf(given)).toEqual({
    ...{ id: 'r', title: 'R', door: 'events', house: 'ulg' },
    criteria: [{ id: 'a', title: 'A', points: 1, ...told }],
  });
});
