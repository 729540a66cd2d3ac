/** The exit status of grading. */
import type { GradeReport } from '../../grading.js';
import { ranOutOfTime } from '../../grading/report/grade-report.js';
import { openChecks } from '../../grading/untried-notes.js';

/**
 * The first of these that applies: 2 if the machine lacks a program that a submission needs; 3 if a report is
 * incomplete through no fault of the submission; 1 if a submission has fewer points than it should. After 2 and 3,
 * marks are not final.
 */
export function statusOf(reports: readonly GradeReport[], points: number | undefined): number {
  if (reports.some(({ lacks }) => lacks !== undefined)) return 2;
  if (reports.some(isUnfinished)) return 3;
  return points !== undefined && reports.some(({ score }) => score < points) ? 1 : 0;
}

const isUnfinished = (report: GradeReport): boolean =>
  report.notGraded !== undefined || ranOutOfTime(report) || openChecks(report).length > 0;
