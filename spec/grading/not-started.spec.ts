/** Tests the report on a submission that cannot be started, for every interface. */
import { expect, test } from '@jest/globals';
import { CandidateFault } from '../../src/grading/candidate/candidate.js';
import { gradeDoor } from '../../src/grading/grade-door.js';
import { grade } from '../../src/grading/grade.js';
import { KSU_RUBRIC } from '../../src/grading/rubric/presets/ksu.js';
import { portOf } from '../../src/grading/doors/port/port-of.js';

const { notes: ofHandler, ...handler } = await grade(() => 3 as never);

const noProgram = (): never => {
  throw new CandidateFault('not started', 'No file exports Suit.');
};

const { notes: ofClasses, ...classes } = gradeDoor(
  {
    ...{ submission: 'a port', isolated: false },
    port: { ...portOf({}), construct: noProgram, constant: noProgram },
  },
  KSU_RUBRIC,
  { seed: 1 },
);

test('the reports give the reason in the same words', () => {
  expect([ofHandler, ofClasses]).toEqual([
    ['It could not be started: Expected a handler, not 3.'],
    ['It could not be started: No file exports Suit.'],
  ]);
});

test.each([
  ['a handler', handler, 20],
  ['classes', classes, 100],
])('%s: no check was tried, and no points are earned', (_, report, most) => {
  const { score, max, complete, criteria } = report;
  expect({ score, max, complete }).toEqual({ score: 0, max: most, complete: false });
  expect(new Set(criteria.map(({ status }) => status))).toEqual(new Set(['incomplete']));
});
