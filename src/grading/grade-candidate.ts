/** The whole of grading: a candidate is examined, what was found out is scored, and all of it told. */
import { HOUSES } from '../games/klondike/model/rules.js';
import type { Candidate } from './candidate/candidate.js';
import type { CandidateFault } from './candidate/candidate.js';
import { lackOf, notStartedNote } from './candidate/candidate.js';
import { EVENT_CHECKS } from './checks/event-checks.js';
import { examineEvents } from './examine/examine-events.js';
import type { EventsFindings } from './examine/examine-events.js';
import type { Failed } from './examine/evidence.js';
import type { FailureReport, GradeReport } from './report/grade-report.js';
import type { Rubric } from './rubric/rubric.js';
import type { ScriptResults } from './scripts/try-scripts.js';
import { tryScripts } from './scripts/try-scripts.js';
import type { Findings } from './score/score.js';
import { replayOf, scriptOf, unsaidOf } from './shorten/script-of.js';
import { shortest } from './shorten/shortest.js';
import { scored } from './score/score.js';

export interface GradeSettings {
  readonly rubric: Rubric;
  readonly seed: number;
  /** How long a submission may take, in seconds; 60 by default. */
  readonly seconds?: number;
}

/** For a submission whose time nobody limits. */
const SECONDS = 60;

/** @throws CandidateFault if the candidate cannot be started at all */
export function gradeCandidate(candidate: Candidate, settings: GradeSettings): GradeReport {
  const began = performance.now();
  const { rubric, seed, seconds = SECONDS } = settings;
  const rules = HOUSES.find(({ name }) => name === rubric.house);
  if (rules === undefined) throw new RangeError(`the rubric ${rubric.id} names no house: ${rubric.house}`);
  const found = examineEvents(candidate, { rules, seed, seconds });
  const scripts = tryScripts(candidate, rubric, { seed, isLate: () => found.room.isLate });
  const report = reportOf(rubric, { ...found, scripts }, (failed) =>
    failureReport(candidate, found, { failed, house: rules.name }),
  );
  return {
    ...headOf(candidate.submission, settings),
    isolated: candidate.isolated,
    ...report,
    notes: [...(candidate.notes ?? []), ...borrowedNotes(candidate), ...report.notes],
    milliseconds: Math.round(performance.now() - began),
  };
}

const borrowedNotes = ({ borrowed = [] }: Candidate): string[] =>
  borrowed.length === 0
    ? []
    : [
        `Warning: it plays with ${borrowed.join(', ')} of klondike-kit, so not all of the graded work is its own.`,
      ];

/** Of what cannot be started: nothing was tried. */
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
    isHindered: false,
  };
  return {
    ...{ ...headOf(submission, settings), name: '', isolated: false },
    ...{ ...scored(rubric, nothing), complete: false },
    ...{ ledger: {}, notes: [notStartedNote(fault)], ...lackOf(fault), milliseconds: 0 },
  };
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

type Body = Omit<GradeReport, 'submission' | 'rubric' | 'rubricTitle' | 'seed' | 'isolated' | 'milliseconds'>;

function reportOf(
  rubric: Rubric,
  { examined, name, notes, excused, scripts }: EventsFindings & { readonly scripts: ScriptResults },
  told: (failed: Failed) => FailureReport,
): Body {
  const { evidence, ledger } = examined;
  const findings: Findings = {
    passed: new Set([...evidence.tried].filter((check) => evidence.timesHeld(check) > 0)),
    failures: new Map(evidence.failures.map((failed) => [failed.check, told(failed)])),
    died: new Set(evidence.failures.flatMap(({ check, death }) => (death === undefined ? [] : [check]))),
    excused: new Set(excused),
    isHindered: evidence.failures.some(({ check }) => !check.startsWith('program.')),
    scripts,
  };
  return {
    name,
    ...scored(rubric, findings),
    ledger: ledger.report,
    notes: [...notes, ...[...scripts.values()].flatMap((one) => ('untried' in one ? one.untried : []))],
  };
}

const titleOf = (check: string): string => EVENT_CHECKS.find(({ id }) => id === check)?.title ?? check;

function failureReport(
  candidate: Candidate,
  { examined }: EventsFindings,
  { failed, house }: { readonly failed: Failed; readonly house: string },
): FailureReport {
  const shown = shortest(candidate, examined, failed);
  const { check, before, expected, seen } = shown;
  const script = scriptOf(shown, { house, ledger: examined.ledger });
  const message = [script === '' ? unsaidOf(shown) : '', shown.message].filter(Boolean).join(': ');
  return {
    ...{ check, title: titleOf(check), message, script, before, expected, seen },
    replay: replayOf(candidate, script),
  };
}
