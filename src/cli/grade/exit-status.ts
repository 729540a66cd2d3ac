/** The exit status of grading. */
import type { GradeReport } from '../../grading.js';
import { ranOutOfTime } from '../../grading/report/grade-report.js';

/**
 * 2 if the machine lacked a program to grade a submission with, 3 if time ran out for one, 1 if one has fewer points than
 * it should. The first that fits: 2 and 3 mean that marks are not final.
 */
export function statusOf(reports: readonly GradeReport[], points: number | undefined): number {
  if (reports.some(({ lacks }) => lacks !== undefined)) return 2;
  if (reports.some(ranOutOfTime)) return 3;
  return points !== undefined && reports.some(({ score }) => score < points) ? 1 : 0;
}
