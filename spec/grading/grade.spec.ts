/** What is graded, by what, and what the report says of it; handlers that end at once, so that little is played. */
import { describe, expect, test } from '@jest/globals';
import { KlondikeView } from '../../src/games/klondike/contract/view.js';
import type { Candidate } from '../../src/grading/candidate/candidate.js';
import { CandidateFault, LackingFault } from '../../src/grading/candidate/candidate.js';
import { inProcess } from '../../src/grading/candidate/in-process.js';
import { portOf } from '../../src/grading/doors/port/port-of.js';
import type { ObjectPort } from '../../src/grading/doors/port/object-port.js';
import { gradeCandidate, reportOfFault } from '../../src/grading/grade-candidate.js';
import { gradeDoor } from '../../src/grading/grade-door.js';
import type { GradeOptions, Graded } from '../../src/grading/grade.js';
import { grade } from '../../src/grading/grade.js';
import { KSU_RUBRIC } from '../../src/grading/rubric/presets/ksu.js';
import { ULG_RUBRIC } from '../../src/grading/rubric/presets/ulg.js';
import type { GradeReport } from '../../src/grading/report/grade-report.js';
import { BaseHandler } from '../support/grading/base-handler.js';

const LATE = 'The 0 s for a submission ran out before everything was tried.';

function aHandler(view: KlondikeView): BaseHandler {
  return new BaseHandler(view, KlondikeView);
}

/** The words that a report begins with. */
const headOf = ({ submission, rubric, rubricTitle, seed, name, isolated }: GradeReport): string =>
  [submission, rubric, rubricTitle, `seed ${seed}`, `name "${name}"`, `isolated ${isolated}`].join('; ');

describe('a report begins with what was graded, and by what', () => {
  test.each<[what: string, submission: Graded, options: GradeOptions, head: string, notes: string[]]>([
    [
      'a handler, by the rubric of Liège with seed 1',
      aHandler,
      { seconds: 0 },
      `aHandler; ulg; ${ULG_RUBRIC.title}; seed 1; name ""; isolated false`,
      [LATE],
    ],
  ])('%s', async (...[, submission, options, head, notes]) => {
    const report = await grade(submission, options);
    expect(headOf(report)).toBe(head);
    expect(report.notes).toEqual(notes);
  });
});
