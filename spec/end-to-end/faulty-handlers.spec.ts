/**
 * Each handler has one fault and fails only that check: one handler for each criterion. The snapshot has the text
 * of their reports. After a change, read the differences, then `npm run specs -- faulty-handlers -u`.
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

/** One handler for each criterion, with a fault that the grader finds quickly. */
const QUICKLY_CAUGHT: Readonly<Record<string, string>> = {
  deal: 'stock-shown-empty',
  draw: 'draws-all',
  recycle: 'recycle-turns-one',
  waste: 'waste-last-draw',
  'waste-to-tableau': 'w>t-any-lower',
  'waste-to-foundation': 'w>f-never-next',
  'tableau-to-foundation': 't>f-by-color',
  'foundation-to-tableau': 'f>t-any-rank',
  'tableau-to-tableau': 't>t-several-unjudged',
  'turn-up': 'not-turned-up-for-king',
  undo: 'undo-under-waste',
  count: 'count-back-from-foundation-not',
  win: 'win-every-other-time',
  'new-game': 'new-game-undone',
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

test.each(ULG_RUBRIC.criteria.map(({ id }) => [id, QUICKLY_CAUGHT[id]]))(
  'only the criterion %s has a fault with the handler %s',
  (criterion, name) => {
    const handler = faultyNamed(name ?? '');
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
