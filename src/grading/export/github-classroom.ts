/**
 * A result for the reporter of GitHub Classroom, which adds up the scores of the tests. For a passed or failed test its
 * log shows only the name and the code, and for an error only the message. Source: `src/main.js` of
 * github.com/classroom-resources/autograding-io-grader, and `src/console-results.js` of autograding-grading-reporter.
 */
import { sentence } from '../../core/text/format.js';
import type { CriterionReport, GradeReport } from '../report/grade-report.js';
import { nothingTried } from '../report/grade-report.js';
import { preambleOf, separated } from './text/feedback.js';
import { linesOf, oneLine, rounded } from './text/plain.js';
import {
  costly,
  gistOf,
  isNeutral,
  isPassed,
  remarksOf,
  resultOf,
  scoreOf,
  storyOf,
} from './text/sentences.js';

export function printGithubClassroom(report: GradeReport): string {
  const isNothing = nothingTried(report);
  const result = {
    version: 1,
    status: isNothing ? 'error' : isPassed(report) ? 'pass' : 'fail',
    max_score: rounded(report.max),
    tests: isNothing ? [nothing(report)] : [...report.criteria.map(test), ...remarks(report)],
  };
  return `${JSON.stringify(result, null, 2)}\n`;
}

/** The time of a single criterion is not known. */
const UNTIMED = { filename: '', line_no: 0, execution_time: '0s' };

/**
 * Puts the faults and their commands in the fields that the log prints. Leaves out tables, because the whole result
 * must fit into a variable of 128 KiB.
 */
function test(criterion: CriterionReport): object {
  const { title, status, score } = criterion;
  const isGood = status === 'passed' || isNeutral(criterion);
  const shown = costly(criterion).flatMap((failure) => [
    storyOf(failure),
    ...linesOf(failure.replay === '' ? failure.script : failure.replay),
  ]);
  return {
    name: `${oneLine(title)}: ${scoreOf(criterion)}`,
    // The platform has only pass and fail. The message says if some checks were not tried.
    status: isGood ? 'pass' : 'fail',
    score: rounded(score),
    message:
      status === 'passed'
        ? null
        : [...new Set([sentence(resultOf(criterion)), gistOf(criterion)])].join('\n'),
    test_code: status === 'passed' ? '' : [sentence(resultOf(criterion)), ...shown].join('\n'),
    ...UNTIMED,
  };
}

/** Notes are worth no points, and always pass. */
function remarks(report: GradeReport): object[] {
  const text = separated([preambleOf(report), remarksOf(report)]).join('\n');
  if (text === '') return [];
  return [{ name: 'Notes', status: 'pass', score: 0, message: null, test_code: text, ...UNTIMED }];
}

function nothing(report: GradeReport): object {
  const { notGraded, notes } = report;
  const said = notGraded === undefined ? notes : [`Not graded: ${notGraded}`, ...notes];
  const message = said.flatMap(linesOf).join('\n');
  return {
    name: notGraded === undefined ? 'It starts' : 'The submission is graded',
    status: 'error',
    score: 0,
    message,
    test_code: '',
    ...UNTIMED,
  };
}
