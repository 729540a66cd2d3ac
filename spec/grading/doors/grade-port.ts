/** Grades ports of a course's classes by a rubric. */
import { portOf } from '../../../src/grading/doors/port/port-of.js';
import { gradeDoor } from '../../../src/grading/grade-door.js';
import type { GradeReport } from '../../../src/grading/report/grade-report.js';
import type { Rubric } from '../../../src/grading/rubric/rubric.js';

/** @param turns limits the random games */
export const gradePort = (
  module: Readonly<Record<string, unknown>>,
  rubric: Rubric,
  turns?: number,
): GradeReport => {
  const port = { port: portOf(module), submission: 'a port', isolated: false };
  return gradeDoor(port, rubric, { seed: 1, ...(turns !== undefined && { turns }) });
};

/** The criteria that failed, or `-` if none did. */
export function failedCriteria(module: Readonly<Record<string, unknown>>, rubric: Rubric): string {
  const failed = gradePort(module, rubric, 120).criteria.filter(({ status }) => status === 'failed');
  return failed.map(({ id }) => id).join(' ') || '-';
}
