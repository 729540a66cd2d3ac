/** Grades a submission: what it is worth by a rubric, and why. */
import { valueText } from '../core/text/value-text.js';
import type { CandidateOptions, Submission } from './candidate/candidate-of.js';
import { candidateOf } from './candidate/candidate-of.js';
import type { Candidate } from './candidate/candidate.js';
import { CandidateFault } from './candidate/candidate.js';
import type { HandlerFactory } from './candidate/in-process.js';
import { inProcess } from './candidate/in-process.js';
import { gradeCandidate, reportOfFault } from './grade-candidate.js';
import type { GradeReport } from './report/grade-report.js';
import { RUBRICS } from './rubric/presets.js';
import type { RubricName } from './rubric/presets.js';
import type { Rubric } from './rubric/rubric.js';

export interface GradeOptions extends CandidateOptions {
  /** A preset's name, or a rubric of one's own; `ulg` by default. */
  readonly rubric?: RubricName | Rubric;
  /** Chooses the games that are played; 1 by default. */
  readonly seed?: number;
}

/**
 * What is graded: a path to a module or a folder, a command that speaks the protocol, or a function in this process that
 * makes a handler for a view.
 */
export type Graded = Submission | HandlerFactory;

/**
 * The same submission, rubric and seed give the same report, but for its time. What a submission does wrong is in the
 * report, also if it cannot be started.
 * @throws NoSubmission if nothing is there or nobody knows its language, NoSandbox if it must be isolated and cannot be,
 *   RangeError if there is no such rubric or the seed is no whole number
 */
export async function grade(submission: Graded, options: GradeOptions = {}): Promise<GradeReport> {
  await Promise.resolve();
  const { seed = 1 } = options;
  const rubric = rubricOf(options.rubric ?? 'ulg');
  if (!Number.isSafeInteger(seed) || seed < 0)
    throw new RangeError(`a seed is a whole number from 0, not ${valueText(seed)}`);
  const settings = { rubric, seed };
  try {
    return gradeCandidate(candidateFor(submission, options), settings);
  } catch (error) {
    if (!(error instanceof CandidateFault)) throw error;
    return reportOfFault(nameOf(submission), settings, error);
  }
}

const candidateFor = (submission: Graded, options: GradeOptions): Candidate =>
  typeof submission === 'function' ? inProcess(submission) : candidateOf(submission, options);

function nameOf(submission: Graded): string {
  if (typeof submission === 'function') return submission.name;
  return typeof submission === 'string' ? submission : submission.command;
}

function rubricOf(named: RubricName | Rubric): Rubric {
  if (typeof named === 'object') return named;
  const rubric = RUBRICS.find(({ id }) => id === named);
  if (rubric !== undefined) return rubric;
  throw new RangeError(
    `there is no rubric ${valueText(named)}; there are ${RUBRICS.map(({ id }) => id).join(', ')}`,
  );
}
