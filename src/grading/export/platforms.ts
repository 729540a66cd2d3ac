/** Reports for the platforms that run the grader: Gradescope, PrairieLearn, GitHub Classroom. */
import { sentence } from '../../core/text/format.js';
import type { CriterionReport, GradeReport } from '../report/grade-report.js';
import { feedbackOn, preambleOf, separated } from './text/feedback.js';
import { linesOf, oneLine, rounded } from './text/plain.js';
import {
  costly,
  gistOf,
  isNeutral,
  isPassed,
  marksOf,
  remarksOf,
  resultOf,
  scoreOf,
  storyOf,
  titleOf,
} from './text/sentences.js';
import { nothingTried } from '../report/grade-report.js';

/**
 * `results.json` of Gradescope. Source: gradescope-autograders.readthedocs.io/en/latest/specs/. Outputs are plain text,
 * which Gradescope shows unchanged.
 */
export function printGradescope(report: GradeReport): string {
  const { score, rubric, seed, complete, isolated, notGraded, milliseconds } = report;
  const criteria = notGraded === undefined ? report.criteria : [];
  const head = `${titleOf(report)}: ${marksOf(report)}`;
  const output = separated([[head], preambleOf(report), remarksOf(report)]).join('\n');
  const results = {
    // Gradescope needs a score even for a submission that was not graded. The output says so.
    score: rounded(score),
    execution_time: Math.round(milliseconds / 1000),
    output,
    output_format: 'text',
    test_output_format: 'text',
    test_name_format: 'text',
    visibility: 'visible',
    // Only the instructor sees the grader's own output.
    stdout_visibility: 'hidden',
    extra_data: { rubric: oneLine(rubric), seed, complete, isolated },
    tests: criteria.map((criterion, index) => ({
      score: rounded(criterion.score),
      max_score: rounded(criterion.max),
      // The platform has only these two states. The output has the details.
      status: criterion.status === 'passed' || isNeutral(criterion) ? 'passed' : 'failed',
      name: oneLine(criterion.title),
      name_format: 'text',
      number: String(index + 1),
      output: [sentence(resultOf(criterion)), '', ...feedbackOn(criterion)].join('\n').trim(),
      output_format: 'text',
      visibility: 'visible',
    })),
  };
  return `${JSON.stringify(results, null, 2)}\n`;
}

/** `results.json` of PrairieLearn. Source: docs/externalGrading.md of github.com/PrairieLearn/PrairieLearn. */
export function printPrairieLearn(report: GradeReport): string {
  const criteria = report.notGraded === undefined ? report.criteria : [];
  const tests = criteria.map((criterion) => ({
    name: oneLine(criterion.title),
    description: oneLine(criterion.quote),
    points: rounded(criterion.score),
    max_points: rounded(criterion.max),
    message: sentence(resultOf(criterion)),
    output: feedbackOn(criterion).join('\n'),
  }));
  return `${JSON.stringify({ ...verdictOn(report), tests }, null, 2)}\n`;
}

/** A submission that does not start is not gradable, so it does not cost the student an attempt. */
function verdictOn(report: GradeReport): object {
  const { score, max } = report;
  const remarks = remarksOf(report);
  if (nothingTried(report)) return { gradable: false, format_errors: remarks };
  return {
    gradable: true,
    score: max > 0 ? Math.min(1, Math.max(0, score / max)) : 0,
    message: scoreOf(report),
    output: separated([preambleOf(report), remarks]).join('\n'),
  };
}

/**
 * A result for the reporter of GitHub Classroom, which adds up the test scores. For a passed or failed test, its log
 * shows only the name and the code; for an error, only the message. Source: `src/main.js` of
 * github.com/classroom-resources/autograding-io-grader, and `src/console-results.js` of autograding-grading-reporter.
 */
export function printGithubClassroom(report: GradeReport): string {
  const isNothing = nothingTried(report);
  const result = {
    version: 1,
    status: isNothing ? 'error' : isPassed(report) ? 'pass' : 'fail',
    max_score: rounded(report.max),
    tests: isNothing
      ? [nothingTest(report)]
      : [...report.criteria.map(classroomTest), ...remarksTest(report)],
  };
  return `${JSON.stringify(result, null, 2)}\n`;
}

/** The duration is 0 because the grader does not time individual criteria. */
const UNTIMED = { filename: '', line_no: 0, execution_time: '0s' };

/**
 * Puts the faults and their commands in the fields that the log prints. Leaves out tables, because the whole result
 * must fit into a variable of 128 KiB.
 */
function classroomTest(criterion: CriterionReport): object {
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

/** Notes are worth no points and always pass. */
function remarksTest(report: GradeReport): object[] {
  const text = separated([preambleOf(report), remarksOf(report)]).join('\n');
  if (text === '') return [];
  return [{ name: 'Notes', status: 'pass', score: 0, message: null, test_code: text, ...UNTIMED }];
}

function nothingTest(report: GradeReport): object {
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
