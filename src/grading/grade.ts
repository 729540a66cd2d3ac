/** Grades a submission by a rubric. */
import type { FieldsOf } from '../core/given.js';
import { checkGiven, checkOptions, valueText } from '../core/given.js';
import { namesAsGiven } from './candidate/names-as-given.js';
import type { CandidateOptions, Submission } from './candidate/candidate-of.js';
import { candidateOf, checkOffersClasses, programOf, remoteOptionsOf } from './candidate/candidate-of.js';
import type { Candidate } from './candidate/candidate.js';
import { CandidateFault, NoSubmission } from './candidate/candidate.js';
import type { LocatedProgram } from './candidate/find/locate.js';
import type { HandlerFactory } from './candidate/in-process.js';
import { inProcess } from './candidate/in-process.js';
import { borrowedClasses } from './candidate/module-files.js';
import { portOf } from './doors/port/port-of.js';
import { remotePort } from './doors/port/remote-port.js';
import type { GradeSettings } from './grade-candidate.js';
import { gradeCandidate, reportOfFault } from './grade-candidate.js';
import { gradeDoor } from './grade-door.js';
import type { GradeReport } from './report/grade-report.js';
import { RUBRICS } from './rubric/presets.js';
import type { RubricName } from './rubric/presets.js';
import type { Rubric } from './rubric/rubric.js';
import { USUAL_SECONDS } from './time-limit.js';

/** How to grade a submission. All options have defaults. */
export interface GradeOptions extends CandidateOptions {
  /** The name of a preset, or your own rubric; `ulg` by default. */
  readonly rubric?: RubricName | Rubric | undefined;
  /** Chooses the games to play; 1 by default. */
  readonly seed?: number | undefined;
  /**
   * The time limit for a submission, in seconds; 60 by default. Shortening the scripts of its faults may take as long
   * again.
   */
  readonly seconds?: number | undefined;
  /**
   * The time limit for one event, in seconds; 1 by default. An event that takes longer counts only if it takes too long
   * a second time.
   */
  readonly eventSeconds?: number | undefined;
}

const FIELDS: FieldsOf<GradeOptions> = {
  rubric: true,
  seed: true,
  seconds: true,
  eventSeconds: true,
  sandbox: true,
  runAs: true,
  limits: true,
};

/** The classes of a port, as a module exports them. */
export type Classes = Readonly<Record<string, unknown>>;

/**
 * A path to a module or a folder, or a command that speaks the protocol. To grade in this process: a function that
 * makes a handler for a view, or the classes of a port.
 */
export type Graded = Submission | HandlerFactory | Classes;

/**
 * The same submission, rubric and seed give the same report, except for the time. If a submission can't be started, the
 * report says why.
 * @throws NoSubmission if the submission does not exist, or the rubric does not grade its language; NoSandbox if it
 * must run in a sandbox but cannot; RangeError if the rubric is unknown, the seed is not a whole number, or
 * `eventSeconds` is not above 0
 */
export async function grade(submission: Graded, options: GradeOptions = {}): Promise<GradeReport> {
  await Promise.resolve();
  checkOptions(options, FIELDS);
  if (typeof submission !== 'string' && typeof submission !== 'function')
    checkGiven('submission', submission, 'an object');
  const { seed = 1 } = options;
  const rubric = rubricOf(options.rubric ?? 'ulg');
  if (!Number.isSafeInteger(seed) || seed < 0)
    throw new RangeError(`a seed must be a whole number, 0 or more, not ${valueText(seed)}`);
  const limited = { ...options, limits: limitsOf(options) };
  const settings = { rubric, seed, ...(options.seconds !== undefined && { seconds: options.seconds }) };
  const named = typeof submission === 'string' ? namesAsGiven(submission) : same;
  try {
    const report =
      rubric.door === 'events'
        ? gradeHandler(candidateFor(submission, limited), settings)
        : gradePort(submission, limited, settings);
    return withTexts(report, named);
  } catch (error) {
    if (error instanceof NoSubmission) throw new NoSubmission(named(error.message), error.missing);
    if (!(error instanceof CandidateFault)) throw error;
    return withTexts(reportOfFault(nameOf(submission), settings, error), named);
  }
}

/** Allows processor time for the submission, and for shortening its scripts. */
function limitsOf({
  seconds = USUAL_SECONDS,
  eventSeconds,
  limits,
}: GradeOptions): Required<CandidateOptions>['limits'] {
  const processorSeconds = Math.ceil(2 * Math.max(seconds, USUAL_SECONDS));
  if (eventSeconds === undefined) return { processorSeconds, ...limits };
  if (!Number.isFinite(eventSeconds) || eventSeconds <= 0)
    throw new RangeError(`eventSeconds must be a number above 0, not ${valueText(eventSeconds)}`);
  return { processorSeconds, eventMilliseconds: Math.ceil(1000 * eventSeconds), ...limits };
}

const same = (text: string): string => text;

const withTexts = (report: GradeReport, change: (text: string) => string): GradeReport =>
  JSON.parse(JSON.stringify(report), (_, value: unknown) =>
    typeof value === 'string' ? change(value) : value,
  ) as GradeReport;

function gradeHandler(candidate: Candidate, settings: GradeSettings): GradeReport {
  try {
    return gradeCandidate(candidate, settings);
  } finally {
    candidate.close?.();
  }
}

function candidateFor(submission: Graded, options: GradeOptions): Candidate {
  if (isFactory(submission)) return inProcess(submission);
  if (isSubmission(submission)) return candidateOf(submission, options, { standsBy: true });
  throw new RangeError('a rubric for handlers grades a path, a command or a function, not classes');
}

function gradePort(submission: Graded, options: GradeOptions, settings: GradeSettings): GradeReport {
  const { rubric, ...how } = settings;
  if (isFactory(submission)) throw new RangeError(`the rubric ${rubric.id} grades classes, not a function`);
  const head = { submission: nameOf(submission), isolated: false };
  if (!isSubmission(submission)) return gradeDoor({ ...head, port: portOf(submission) }, rubric, how);
  const program = typeof submission === 'string' ? programOf(submission) : undefined;
  if (program !== undefined) checkOffersClasses(nameOf(submission), program, rubric.id);
  const remote = remoteOptionsOf(submission, options, program);
  const port = remotePort(remote, settings.seed);
  try {
    const report = gradeDoor({ ...head, isolated: remote.sandbox.isolated, port }, rubric, how);
    const notes = [...(program?.notes ?? []), ...borrowedNotes(program, port.borrowed)];
    return { ...report, notes: [...notes, ...report.notes] };
  } finally {
    port.end();
  }
}

/** @param files the files of the package that the program has loaded so far; it may load others later */
function borrowedNotes(program: LocatedProgram | undefined, files: ReadonlySet<string>): string[] {
  const imported = program === undefined ? [] : borrowedClasses(program.entry, program.folder);
  const loaded = [...files].map((file) => file.replace(/^dist\/([\w-]+)\.js$/, 'klondike-kit/$1'));
  const borrowed = [...new Set([...imported, ...loaded])];
  if (borrowed.length === 0) return [];
  return [
    `Warning: it imports ${borrowed.join(', ')}, which has the classes that it should write itself. Not all of the graded work may be its own.`,
  ];
}

const isFactory = (submission: Graded): submission is HandlerFactory => typeof submission === 'function';

const isSubmission = (submission: Graded): submission is Submission =>
  typeof submission === 'string' || ('command' in submission && typeof submission.command === 'string');

function nameOf(submission: Graded): string {
  if (isFactory(submission)) return submission.name || 'a handler in this process';
  if (typeof submission === 'string') return submission;
  return isSubmission(submission) ? submission.command : 'classes in this process';
}

function rubricOf(named: RubricName | Rubric): Rubric {
  if (typeof named === 'object' && (named as Rubric | null) !== null) {
    checkGiven('rubric.criteria', named.criteria, 'an array');
    return named;
  }
  const rubric = RUBRICS.find(({ id }) => id === named);
  if (rubric !== undefined) return rubric;
  throw new RangeError(
    `unknown rubric ${valueText(named)}; expected one of ${RUBRICS.map(({ id }) => id).join(', ')}`,
  );
}
