/**
 * A result for the reporter of GitHub Classroom, which adds up the scores of the tests. Source: `src/main.js` of
 * github.com/classroom-resources/autograding-io-grader, and of autograding-grading-reporter, which reads it.
 */
import type { CriterionReport, GradeReport } from '../report/grade-report.js';
import { feedbackOn } from './text/feedback.js';
import { oneLine, rounded } from './text/plain.js';
import { isNeutral, isPassed, nothingTried, remarksOf, resultOf } from './text/sentences.js';

const STATUSES = { passed: 'pass', failed: 'fail', skipped: 'fail', incomplete: 'error' } as const;

export function printGithubClassroom(report: GradeReport): string {
  const result = {
    version: 1,
    status: nothingTried(report) ? 'error' : isPassed(report) ? 'pass' : 'fail',
    max_score: rounded(report.max),
    tests: report.criteria.map((criterion) => test(criterion, report)),
  };
  return `${JSON.stringify(result, null, 2)}\n`;
}

/** The time of a single criterion is not known. The log shows nothing but a test's message. */
function test(criterion: CriterionReport, report: GradeReport): object {
  const { title, status, score, failures } = criterion;
  const remarks = status === 'incomplete' ? remarksOf(report) : [];
  const message = [resultOf(criterion), ...remarks, '', ...feedbackOn(criterion)].join('\n').trim();
  return {
    name: oneLine(title),
    // There is no status between good and bad; the message says that it could not be tried to the end.
    status: isNeutral(criterion) ? 'pass' : STATUSES[status],
    score: rounded(score),
    message: status === 'passed' ? null : message,
    test_code: oneLine(failures[0]?.script ?? ''),
    filename: '',
    line_no: 0,
    execution_time: '0s',
  };
}
