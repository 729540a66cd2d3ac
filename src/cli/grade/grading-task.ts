/** Grades one submission of a class, or reports why it cannot. */
import { dirname } from 'node:path';
import type { GradeOptions, GradeReport, Rubric } from '../../grading.js';
import { NoSubmission, grade } from '../../grading.js';
import { namesFromFolder } from '../../grading/candidate/names-as-given.js';
import { CandidateFault, Interruption } from '../../grading/candidate/candidate.js';
import { reportOfFault } from '../../grading/grade-candidate.js';
import { ranOutOfTime } from '../../grading/report/grade-report.js';
import type { ClassSubmission } from './class-folder.js';
import type { KeptReport, ReportPlace } from './kept-report.js';
import { keepReport } from './kept-report.js';

/** Plain data, because it is sent to another process. */
export interface GradingTask extends ReportPlace, ClassSubmission {
  readonly options: ClassOptions;
}

export type ClassOptions = Omit<GradeOptions, 'rubric' | 'seed'> & {
  readonly rubric: Rubric;
  readonly seed: number;
};

/** Grades a submission and saves the report, which also describes errors. */
export async function gradeTask(task: GradingTask, judge: typeof grade = grade): Promise<KeptReport> {
  const { name, key } = task;
  const fromClass = namesFromFolder(dirname(task.path));
  try {
    const graded = await judge(task.path, task.options);
    const { notGraded } = graded;
    const said = {
      notes: graded.notes.map(fromClass),
      ...(notGraded && { notGraded: fromClass(notGraded) }),
    };
    const report = { ...graded, submission: name, ...said };
    return kept(task, report, notGraded === undefined && !ranOutOfTime(report) ? key : '');
  } catch (error) {
    const message = fromClass(error instanceof Error ? error.message : String(error));
    if (error instanceof NoSubmission) return kept(task, withoutProgram(task, message), key);
    return keepUngraded(task, `The grader stopped with an error: ${message}`);
  }
}

/**
 * Saves a report that says why the submission was not graded. A later run tries again.
 * @param isCutShort did time run out?
 */
export function keepUngraded(task: GradingTask, why: string, isCutShort = false): KeptReport {
  const fault = new (isCutShort ? Interruption : CandidateFault)('not started', why);
  return kept(task, { ...reportOfFault(task.name, task.options, fault), notes: [], notGraded: why }, '');
}

function kept(task: GradingTask, report: GradeReport, key: string): KeptReport {
  const result = { key, ...report };
  keepReport(task, result);
  return result;
}

/** The submission gets no points, because the grader found no program in it. */
const withoutProgram = ({ name, options }: GradingTask, note: string): GradeReport => ({
  ...reportOfFault(name, options, new CandidateFault('not started', note)),
  notes: [note],
});
