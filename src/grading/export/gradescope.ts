/**
 * `results.json` of Gradescope. Source: gradescope-autograders.readthedocs.io/en/latest/specs/. Outputs are plain text,
 * which is shown as it is.
 */
import type { GradeReport } from '../report/grade-report.js';
import { feedbackOn, preambleOf, separated } from './text/feedback.js';
import { sentence } from '../../core/text/format.js';
import { oneLine, rounded } from './text/plain.js';
import { isNeutral, marksOf, remarksOf, resultOf, titleOf } from './text/sentences.js';

export function printGradescope(report: GradeReport): string {
  const { score, rubric, seed, complete, isolated, notGraded, milliseconds } = report;
  const criteria = notGraded === undefined ? report.criteria : [];
  const head = `${titleOf(report)}: ${marksOf(report)}`;
  const output = separated([[head], preambleOf(report), remarksOf(report)]).join('\n');
  const results = {
    // Gradescope needs a score, also for a submission that was not graded. The output says so.
    score: rounded(score),
    execution_time: Math.round(milliseconds / 1000),
    output,
    output_format: 'text',
    test_output_format: 'text',
    test_name_format: 'text',
    visibility: 'visible',
    // The grader's own output is for the instructor.
    stdout_visibility: 'hidden',
    extra_data: { rubric: oneLine(rubric), seed, complete, isolated },
    tests: criteria.map((criterion, index) => ({
      score: rounded(criterion.score),
      max_score: rounded(criterion.max),
      // The platform has only these two states. The output says more.
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
