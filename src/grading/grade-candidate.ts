/** Grades a candidate: examines it, scores the findings and writes the report. */
import { DEFAULT_NAME } from '../games/klondike/contract/handler.js';
import { HOUSES } from '../games/klondike/model/rules.js';
import type { Candidate, CandidateFault } from './candidate/candidate.js';
import { Interruption, LackingFault } from './candidate/candidate.js';
import { EVENT_CHECKS } from './checks/event-checks.js';
import { examineEvents } from './examine/examine-events.js';
import { reportUntried } from './untried-notes.js';
import type { ExaminationResult } from './examine/examine-events.js';
import type { CheckFailure } from './examine/record/evidence.js';
import type { FailureReport, GradeReport } from './report/grade-report.js';
import { lastEventOf } from './report/last-event.js';
import type { Rubric } from './rubric/rubric.js';
import type { ScriptResults } from './scripts/try-scripts.js';
import { tryScripts } from './scripts/try-scripts.js';
import type { Findings } from './score/score.js';
import { replayOf, scriptOf, unwritableCall } from './shorten/script-of.js';
import { shortest } from './shorten/shortest.js';
import { USUAL_SECONDS, lateAfter } from './time-limit.js';
import { scoreFindings } from './score/score.js';

export interface GradeSettings {
  readonly rubric: Rubric;
  readonly seed: number;
  /** The time limit for a submission, in seconds; 60 by default. */
  readonly seconds?: number | undefined;
}

/** @throws CandidateFault if the candidate cannot be started at all */
export function gradeCandidate(candidate: Candidate, settings: GradeSettings): GradeReport {
  const began = performance.now();
  const { rubric, seed, seconds = USUAL_SECONDS } = settings;
  const rules = HOUSES.find(({ name }) => name === rubric.house);
  if (rules === undefined)
    throw new RangeError(`the rubric ${rubric.id} has an unknown house: ${rubric.house}`);
  const found = examineEvents(candidate, { rules, seed, seconds });
  const scripts = tryScripts(candidate, rubric, { seed, isLate: found.starter.isLate });
  const isLate = lateAfter(seconds);
  const report = reportOf(rubric, { ...found, scripts }, (failed) =>
    failureReport({ candidate, house: rules.name, isLate }, found, failed),
  );
  const { notes = [] } = candidate;
  const untried = reportUntried(report.criteria, seconds);
  return {
    ...headOf(candidate.submission, settings),
    isolated: candidate.isolated,
    ...report,
    ...untried,
    notes: [
      ...borrowedNotes(candidate),
      ...untried.notes,
      ...(untried.notGraded === undefined ? report.notes : []),
      ...notes,
      ...(isLate() && untried.notGraded === undefined
        ? ['Time ran out while scripts were shortened, so some may have more events than needed.']
        : []),
    ],
    milliseconds: Math.round(performance.now() - began),
  };
}

const borrowedNotes = ({ borrowed = [] }: Candidate): string[] =>
  borrowed.length === 0
    ? []
    : [
        `Warning: it plays with ${borrowed.join(', ')} of klondike-kit, so not all of the graded work is its own.`,
      ];

/** The report on a submission that could not be started, or not in time. No check was tried. */
export function reportOfFault(
  submission: string,
  settings: GradeSettings,
  fault: CandidateFault,
): GradeReport {
  const { rubric } = settings;
  const nothing = {
    passed: new Set<string>(),
    failures: new Map(),
    excused: new Set<string>(),
    isCutShort: fault instanceof Interruption,
  };
  return {
    ...headOf(submission, settings),
    name: '',
    isolated: false,
    ...scoreFindings(rubric, nothing),
    complete: false,
    ledger: {},
    ...reportedStartFault(fault),
    milliseconds: 0,
  };
}

/** A submission gets 0 points if the fault is its own. Otherwise, it is not graded. */
function reportedStartFault(fault: CandidateFault): Pick<GradeReport, 'notes' | 'notGraded' | 'lacks'> {
  const { message } = fault;
  if (fault instanceof LackingFault) return { notes: [], notGraded: message, lacks: fault.lacks };
  if (fault instanceof Interruption) return { notes: [], notGraded: message };
  return { notes: [`It could not be started: ${message}`] };
}

const headOf = (
  submission: string,
  { rubric, seed }: GradeSettings,
): Pick<GradeReport, 'submission' | 'rubric' | 'rubricTitle' | 'seed'> => ({
  submission,
  rubric: rubric.id,
  rubricTitle: rubric.title,
  seed,
});

function reportOf(
  rubric: Rubric,
  {
    findings: found,
    starter,
    name,
    notes,
    excused,
    scripts,
  }: ExaminationResult & { readonly scripts: ScriptResults },
  failureReportOf: (failed: CheckFailure) => FailureReport,
): Omit<GradeReport, 'submission' | 'rubric' | 'rubricTitle' | 'seed' | 'isolated' | 'milliseconds'> {
  const { evidence, ledger } = found;
  const findings: Findings = {
    passed: new Set([...evidence.tried].filter((check) => evidence.timesPassed(check) > 0)),
    failures: new Map(evidence.failures.map((failed) => [failed.check, failureReportOf(failed)])),
    excused: new Set(excused),
    isCutShort: starter.isCutShort,
    scripts,
  };
  return {
    // A handler that extends the package's controller inherits its name, which says nothing about the student.
    name: name === DEFAULT_NAME ? '' : name,
    ...scoreFindings(rubric, findings),
    ledger: ledger.report,
    notes: [...notes, ...[...scripts.values()].flatMap((one) => ('untried' in one ? one.untried : []))],
  };
}

const titleOf = (check: string): string => EVENT_CHECKS.find(({ id }) => id === check)?.title ?? check;

function failureReport(
  {
    candidate,
    house,
    isLate,
  }: {
    readonly candidate: Candidate;
    readonly house: string;
    /** Is the time for shortening up? */
    readonly isLate: () => boolean;
  },
  { findings }: ExaminationResult,
  failed: CheckFailure,
): FailureReport {
  const shown = shortest(candidate, { ...findings, isLate }, failed);
  const { check, before, expected, seen } = shown;
  const script = scriptOf(shown, { house, ledger: findings.ledger });
  const lastEvent = lastEventOf(shown);
  const unwritable = script === '' ? unwritableCall(shown) : '';
  const isNamed = lastEvent.includes(unwritable.replace(/^after /, ''));
  const message = isNamed ? shown.message : `${unwritable}: ${shown.message}`;
  return {
    ...(lastEvent !== '' && { lastEvent }),
    check,
    title: titleOf(check),
    message,
    script,
    before,
    expected,
    seen,
    ...(failed.crash !== undefined && { crashed: true }),
    replay: replayOf(candidate, script),
  };
}
