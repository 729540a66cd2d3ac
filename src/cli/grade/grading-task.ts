/** One submission of a class, graded; and what is said of one that cannot be. */
import { dirname } from 'node:path';
import { fromFolder } from '../../grading/candidate/as-named.js';
import { CandidateFault, Interruption } from '../../grading/candidate/candidate.js';
import type { GradeOptions, GradeReport, Rubric } from '../../grading.js';
import { NoSubmission, grade } from '../../grading.js';
import { reportOfFault } from '../../grading/grade-candidate.js';
import { ranOutOfTime } from '../../grading/report/grade-report.js';
import type { Submitted } from './class-folder.js';
import type { Kept, Place } from './kept-report.js';
import { keepReport } from './kept-report.js';

/** Plain data: it is sent to another process. */
export interface GradingTask extends Place, Submitted {
  readonly options: ClassOptions;
}

export type ClassOptions = Omit<GradeOptions, 'rubric' | 'seed'> & {
  readonly rubric: Rubric;
  readonly seed: number;
};

type Judge = typeof grade;

/** Grades a submission and keeps its report. Whatever goes wrong is in the report. */
export async function gradeTask(task: GradingTask, judge: Judge = grade): Promise<Kept> {
  const { name, key } = task;
  const fromClass = fromFolder(dirname(task.path));
  try {
    const graded = await judge(task.path, task.options);
    const notes = graded.notes.map(fromClass);
    const report = { ...graded, submission: name, notes };
    return kept(task, report, report.lacks === undefined && !ranOutOfTime(report) ? key : '');
  } catch (error) {
    const message = fromClass(error instanceof Error ? error.message : String(error));
    if (error instanceof NoSubmission) return kept(task, notGraded(task, message), key);
    return kept(task, notGraded(task, `The grader stopped with an error: ${message}`), '');
  }
}

/**
 * Keeps a report that says why the submission was not graded. A later run tries again.
 * @param isCutShort did time run out?
 */
export const keepUngraded = (task: GradingTask, why: string, isCutShort = false): Kept =>
  kept(task, notGraded(task, why, isCutShort), '');

function kept(task: GradingTask, report: GradeReport, key: string): Kept {
  const result = { key, ...report };
  keepReport(task, result);
  return result;
}

/** Nothing was tried. */
const notGraded = ({ name, options }: GradingTask, note: string, isCutShort = false): GradeReport => ({
  ...reportOfFault(name, options, new (isCutShort ? Interruption : CandidateFault)('not started', note)),
  notes: [note],
});
