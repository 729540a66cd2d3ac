/**
 * Each handler has one fault and fails only that check. `faulty.deep.spec.ts` grades many more. The snapshot has the
 * text of the reports. After a change, read the differences, then `npm run specs -- faulty-handlers -u`.
 */
import { expect, test } from '@jest/globals';
import type { Candidate } from '../../src/grading/candidate/candidate.js';
import { inProcess } from '../../src/grading/candidate/in-process.js';
import { gradeCandidate } from '../../src/grading/grade-candidate.js';
import { ULG_RUBRIC } from '../../src/grading/rubric/presets/ulg.js';
import type { GradeReport } from '../../src/grading/report/grade-report.js';
import { candidateOf, faultyNamed } from '../support/grading/chosen-faulty.js';
import { reportText } from '../support/grading/report-text.js';
import { correct } from '../support/grading/side-by-side.js';

/** A handler for each of seven criteria, with a fault that the grader finds quickly. */
const QUICKLY_CAUGHT: Readonly<Record<string, string>> = {
  'tableau-to-foundation': 't>f-by-color',
  'foundation-to-tableau': 'f>t-any-rank',
  'turn-up': 'not-turned-up-for-king',
  count: 'count-back-from-foundation-not',
  view: 'source-not-told',
  robustness: 'no-pile-wraps',
  manners: 'cards-numbered',
};

function reportOf(candidate: Candidate): GradeReport {
  // The grader tries fewer deals with a program that takes long to start.
  const slow = { ...candidate, startsQuickly: false };
  return gradeCandidate(slow, { rubric: ULG_RUBRIC, seed: 1 });
}

/** The criteria with a fault, each with the checks that fail. */
const faultsIn = ({ criteria }: GradeReport): unknown[] =>
  criteria
    .filter(({ status }) => status === 'failed')
    .map(({ id, failures }) => [id, failures.map(({ check }) => check)]);

test.each(Object.entries(QUICKLY_CAUGHT))(
  'only the criterion %s has a fault with the handler %s',
  (criterion, name) => {
    const handler = faultyNamed(name);
    const report = reportOf(candidateOf(handler));
    expect(faultsIn(report)).toEqual([[criterion, [handler.check]]]);
    expect(reportText(report)).toMatchSnapshot();
  },
);

test('a correct handler loses nothing', () => {
  const report = reportOf(inProcess(correct, { takesConstants: true }));
  expect([report.score, faultsIn(report)]).toEqual([report.max, []]);
  expect(reportText(report)).toMatchSnapshot();
});
