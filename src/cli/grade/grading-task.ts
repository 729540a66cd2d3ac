/** Grades one submission of a class, or reports why it cannot. */
import { dirname } from 'node:path';
import type { GradeOptions, GradeReport, Rubric } from '../../grading.js';
import { NoSubmission, grade } from '../../grading.js';
import { namesFromFolder } from '../../grading/candidate/names-as-given.js';
import { CandidateFault, Interruption } from '../../grading/candidate/candidate.js';
import { reportOfFault } from '../../grading/grade-candidate.js';
import { ranOutOfTime } from '../../grading/report/grade-report.js';
import type { ClassSubmission } from './class-folder.js';
import type { SavedReport, ReportPlace } from './saved-report.js';
import { saveReport } from './saved-report.js';

/** Plain data, because it is sent to another process. */
export interface GradingTask extends ReportPlace, ClassSubmission {
  readonly options: ClassOptions;
}

export type ClassOptions = Omit<GradeOptions, 'rubric' | 'seed'> & {
  readonly rubric: Rubric;
  readonly seed: number;
};

/** Grades a submission and saves the report, which also describes errors. */
export async function gradeTask(task: GradingTask, judge: typeof grade = grade): Promise<SavedReport> {
  const { name, key } = task;
  const fromClass = namesFromFolder(dirname(task.path));
  try {
    const graded = await judge(task.path, task.options);
    const { notGraded } = graded;
    const texts = {
      notes: graded.notes.map(fromClass),
      ...(notGraded && { notGraded: fromClass(notGraded) }),
    };
    const report = { ...graded, submission: name, ...texts };
    return save(task, report, notGraded === undefined && !ranOutOfTime(report) ? key : '');
  } catch (error) {
    const message = fromClass(error instanceof Error ? error.message : String(error));
    if (error instanceof NoSubmission) return save(task, withoutProgram(task, message), key);
    return saveUngraded(task, `The grader stopped with an error: ${message}`);
  }
}

/**
 * Saves a report that says why the submission was not graded. A later run tries again.
 * @param isCutShort true if time ran out
 */
export function saveUngraded(task: GradingTask, why: string, isCutShort = false): SavedReport {
  const fault = new (isCutShort ? Interruption : CandidateFault)('not started', why);
  return save(task, { ...reportOfFault(task.name, task.options, fault), notes: [], notGraded: why }, '');
}

function save(task: GradingTask, report: GradeReport, key: string): SavedReport {
  const result = { key, ...report };
  saveReport(task, result);
  return result;
}

/** The submission gets no points, because the grader found no program in it. */
const withoutProgram = ({ name, options }: GradingTask, note: string): GradeReport => ({
  ...reportOfFault(name, options, new CandidateFault('not started', note)),
  notes: [note],
});
