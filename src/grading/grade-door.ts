/** Grades a port of a course's classes: examines it, scores the findings and writes the report. */
import { JavaRandom } from '../core/random.js';
import { CandidateFault } from './candidate/candidate.js';
import { clicksDrive } from './doors/clicks/drive.js';
import type { DoorState, Drive } from './doors/drive.js';
import { Examiner } from './doors/examiner.js';
import { numberedDrive, recycleReading } from './doors/numbered-piles/drive.js';
import type { ObjectPort } from './doors/port/object-port.js';
import { SubmissionError } from './doors/port/object-port.js';
import { selectionDrive } from './doors/selection/drive.js';
import { reportOfFault } from './grade-candidate.js';
import type { FailureReport, GradeReport } from './report/grade-report.js';
import type { DoorName, Rubric } from './rubric/rubric.js';
import { scoreFindings } from './score/score.js';
import { USUAL_SECONDS, lateAfter } from './time-limit.js';
import { reportUntried } from './untried-notes.js';

interface DoorOptions {
  /** Chooses the random games. */
  readonly seed: number;
  /** The number of calls in all random games together; 600 by default. */
  readonly turns?: number;
  /** The time limit for the submission, in seconds; 60 by default. */
  readonly seconds?: number | undefined;
}

interface GradedPort {
  readonly port: ObjectPort;
  /** The submission's name, as the caller gave it. */
  readonly submission: string;
  readonly isolated: boolean;
}

/** @throws RangeError if the rubric is for event handlers */
export function gradeDoor(graded: GradedPort, rubric: Rubric, options: DoorOptions): GradeReport {
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
  options: DoorOptions,
): GradeReport {
  const began = performance.now();
  const { door, id, title } = rubric;
  if (door === 'events') throw new RangeError(`the rubric ${id} is for event handlers`);
  const { findings, ledger = {}, notes, isCutShort } = examined(port, door, options);
  const passed = new Set<string>();
  const failures = new Map<string, FailureReport>();
  for (const [check, failure] of findings)
    if (failure === undefined) passed.add(check);
    else failures.set(check, failure);
  const marks = scoreFindings(rubric, { passed, failures, excused: new Set(), isCutShort });
  const untried = reportUntried(marks.criteria, options.seconds ?? USUAL_SECONDS);
  return {
    submission,
    rubric: id,
    rubricTitle: title,
    seed: options.seed,
    isolated,
    name: '',
    ...marks,
    ledger,
    ...untried,
    notes: [...untried.notes, ...notes, ...(port.notes ?? [])],
    milliseconds: Math.round(performance.now() - began),
  };
}

interface Examination {
  /** The failure of each check that was tried; undefined if it passed. */
  readonly findings: ReadonlyMap<string, FailureReport | undefined>;
  readonly ledger?: GradeReport['ledger'];
  readonly notes: readonly string[];
  /** Did time run out before everything was tried? */
  readonly isCutShort: boolean;
}

function examined(port: ObjectPort, door: Exclude<DoorName, 'events'>, options: DoorOptions): Examination {
  switch (door) {
    case 'numbered-piles': {
      const { rules, answers } = recycleReading(port);
      const ledger = { 'Does the draw that recycles the waste also draw a card?': answers };
      return { ...examinedBy(numberedDrive(rules), port, options), ledger };
    }
    case 'selection':
      return examinedBy(selectionDrive(), port, options);
    case 'clicks':
      return examinedBy(clicksDrive(), port, options);
  }
}

function examinedBy<Call, State extends DoorState, Words>(
  drive: Drive<Call, State, Words>,
  port: ObjectPort,
  { seed, turns = 600, seconds = USUAL_SECONDS }: DoorOptions,
): Examination {
  const isLate = lateAfter(seconds, () => port.replayMilliseconds ?? 0);
  try {
    const examiner = new Examiner(drive, port, isLate);
    const { isCutShort, notes } = examineToEnd(() => examiner.examine(new JavaRandom(BigInt(seed)), turns));
    const { findings, layFault } = examiner;
    if (layFault !== undefined)
      notes.push(`The submission's own methods couldn't set up a table, so it was not judged: ${layFault}.`);
    return { findings, notes, isCutShort };
  } catch (error) {
    if (!(error instanceof SubmissionError)) throw error;
    const notes = [`Nothing could be tried: ${error.message}.`];
    return { findings: new Map(), notes, isCutShort: false };
  }
}

/** If the submission can't be started again, it keeps its points so far. */
function examineToEnd(examine: () => boolean): { readonly isCutShort: boolean; readonly notes: string[] } {
  try {
    return { isCutShort: !examine(), notes: [] };
  } catch (error) {
    if (!(error instanceof CandidateFault)) throw error;
    return { isCutShort: false, notes: [`The submission could not be started again: ${error.message}`] };
  }
}
