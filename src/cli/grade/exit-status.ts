/** The exit status of grading. */
import type { GradeReport } from '../../grading.js';

/** 2 if the machine lacked what some are graded with, 1 if one has fewer points than it should. */
export function statusOf(reports: readonly GradeReport[], points: number | undefined): number {
  if (reports.some(({ lacks }) => lacks !== undefined)) return 2;
  return points !== undefined && reports.some(({ score }) => score < points) ? 1 : 0;
}
