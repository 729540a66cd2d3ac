/** The exit status of grading. */
import type { GradeReport } from '../../grading.js';
import { ranOutOfTime } from '../../grading/report/grade-report.js';

/**
 * What keeps marks from being final comes first: 2 if the machine lacked what some are graded with, 3 if time ran out for
 * some. Then 1 if one has fewer points than it should.
 */
export function statusOf(reports: readonly GradeReport[], points: number | undefined): number {
  if (reports.some(({ lacks }) => lacks !== undefined)) return 2;
  if (reports.some(ranOutOfTime)) return 3;
  return points !== undefined && reports.some(({ score }) => score < points) ? 1 : 0;
}
