/** The report itself, as JSON: one object for one submission, an array for several. */
import type { GradeReport } from '../report/grade-report.js';

export const printJson = (reports: readonly GradeReport[]): string =>
  `${JSON.stringify(reports.length === 1 ? reports[0] : reports, null, 2)}\n`;
