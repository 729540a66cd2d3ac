/** A port of a course's classes is examined, what was found out is scored, and all of it told. */
import { CandidateFault } from './candidate/candidate.js';
import type { ExamineDoorOptions } from './doors/examine-door.js';
import { examineDoor } from './doors/examine-door.js';
import type { ObjectPort } from './doors/port/object-port.js';
import { reportOfFault } from './grade-candidate.js';
import { reportUntried } from './untried-notes.js';
import type { GradeReport } from './report/grade-report.js';
import type { Rubric } from './rubric/rubric.js';
import { scored } from './score/score.js';
import { USUAL_SECONDS } from './time-limit.js';

/** A port, and what is to be said of it. */
interface GradedPort {
  readonly port: ObjectPort;
  /** What is graded, as it was named to the grader. */
  readonly submission: string;
  readonly isolated: boolean;
}

/** @throws RangeError if the rubric is one for handlers of events */
export function gradeDoor(graded: GradedPort, rubric: Rubric, options: ExamineDoorOptions): GradeReport {
  try {
    return reportOf(graded, rubric, options);
  } catch (error) {
    if (!(error instanceof CandidateFault)) throw error;
    return reportOfFault(graded.submission, { rubric, seed: options.seed }, error);
  }
}

function reportOf(
  { port, submission, isolated }: GradedPort,
  rubric: Rubric,
  options: ExamineDoorOptions,
): GradeReport {
  const began = performance.now();
  const { door, id, title } = rubric;
  if (door === 'events') throw new RangeError(`the rubric ${id} is for handlers of events`);
  const { seconds = USUAL_SECONDS } = options;
  const { name, findings, ledger, notes, isCutShort = false } = examineDoor(port, door, options);
  const failures = new Map(
    [...findings.values()].flatMap((found) =>
      found.verdict === 'failed' ? [[found.check, found.failure] as const] : [],
    ),
  );
  const passed = new Set([...findings.keys()].filter((check) => !failures.has(check)));
  const marks = scored(rubric, { passed, failures, excused: new Set(), isCutShort });
  const untried = reportUntried(marks.criteria, seconds);
  return {
    ...{ submission, rubric: id, rubricTitle: title, seed: options.seed, isolated, name, ...marks, ledger },
    ...untried,
    notes: [...untried.notes, ...notes, ...(port.notes ?? [])],
    milliseconds: Math.round(performance.now() - began),
  };
}
