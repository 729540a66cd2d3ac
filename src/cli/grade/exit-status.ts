/** The exit status of grading. */
import type { GradeReport } from '../../grading.js';
import { ranOutOfTime } from '../../grading/report/grade-report.js';
import { openChecks } from '../../grading/untried-notes.js';

/**
 * 2 if the machine lacked a program to grade a submission with, 3 if a report is incomplete through no fault of the
 * submission, 1 if one has fewer points than it should. The first that fits: 2 and 3 mean that marks are not final.
 */
export function statusOf(reports: readonly GradeReport[], points: number | undefined): number {
  if (reports.some(({ lacks }) => lacks !== undefined)) return 2;
  if (reports.some(isUnfinished)) return 3;
  return points !== undefined && reports.some(({ score }) => score < points) ? 1 : 0;
}

const isUnfinished = (report: GradeReport): boolean => ranOutOfTime(report) || openChecks(report).length > 0;
