/**
 * `results.json` of PrairieLearn's external graders. Source: docs/externalGrading.md of github.com/PrairieLearn/PrairieLearn.
 */
import type { GradeReport } from '../report/grade-report.js';
import { nothingTried } from '../report/grade-report.js';
import { feedbackOn, preambleOf, separated } from './text/feedback.js';
import { sentence } from '../../core/text/format.js';
import { oneLine, rounded } from './text/plain.js';
import { remarksOf, resultOf, scoreOf } from './text/sentences.js';

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

/** A submission that does not start is not gradable, so it costs the student no attempt. */
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
