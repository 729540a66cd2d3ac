/** Reports as data. Every report format starts from these. */

/** The result of grading one submission. */
export interface GradeReport {
  /** The name that the grader got for the submission. */
  readonly submission: string;
  /** The name that the handler gives itself. Empty if it does not give one. */
  readonly name: string;
  /** The rubric's id. */
  readonly rubric: string;
  readonly rubricTitle: string;
  readonly seed: number;
  readonly score: number;
  readonly max: number;
  /**
   * Was every check tried, except those ruled out by the submission's own faults? Ruled-out checks don't earn points.
   * Other untried checks do not count in the score.
   */
  readonly complete: boolean;
  /** Did the submission run in a sandbox? */
  readonly isolated: boolean;
  /** In the order of the rubric. */
  readonly criteria: readonly CriterionReport[];
  /** For each question that the statement leaves open, the answers that fit everything the grader saw. */
  readonly ledger: Readonly<Record<string, readonly string[]>>;
  /** More sentences for the reader. */
  readonly notes: readonly string[];
  /** Why the submission was not graded. Its score of 0 then means nothing. Absent if it was graded. */
  readonly notGraded?: string;
  /** The missing program that the submission needs to start, such as a JDK. Absent if nothing is missing. */
  readonly lacks?: string;
  /** The grading time, the only part of the report that differs from run to run. */
  readonly milliseconds: number;
}

/** Skipped: a criterion that it depends on failed. Incomplete: nothing failed, but some checks were not tried. */
export type CriterionStatus = 'passed' | 'failed' | 'skipped' | 'incomplete';

/** The result of a criterion. */
export interface CriterionReport {
  readonly id: string;
  readonly title: string;
  readonly score: number;
  readonly max: number;
  readonly status: CriterionStatus;
  /** The statement's words for this criterion. Empty if the statement has no words for it. */
  readonly quote: string;
  /** A hint for students who lost points here. */
  readonly hint: string;
  /** The number of checks that passed, out of `total`. */
  readonly passed: number;
  readonly total: number;
  /** Do the passed checks earn no points, because a program that does nothing passes them too? Absent if not. */
  readonly passesEarnNothing?: true;
  readonly failures: readonly FailureReport[];
  /** The ids of checks that were not tried. */
  readonly untried: readonly string[];
  /**
   * The ids of checks that were not tried because time ran out. They don't cost any points. Absent if there was enough
   * time.
   */
  readonly outOfTime?: readonly string[];
  /** The ids of the failed checks, from any criterion, that ruled some of these out. Absent if none did. */
  readonly hindrances?: readonly string[];
  /** Titles by id, for the checks that this criterion names only by id. Absent if it does not name any. */
  readonly titles?: Readonly<Record<string, string>>;
}

/** Did time run out before every check was tried? If so, the points may be too high. */
export const ranOutOfTime = ({ criteria }: GradeReport): boolean =>
  criteria.some(({ outOfTime = [] }) => outOfTime.length > 0);

/** Is every check untried? This happens if a submission does not start. */
export const nothingTried = ({ criteria }: Pick<GradeReport, 'criteria'>): boolean =>
  criteria.every(({ passed, failures }) => passed === 0 && failures.length === 0);

/** A failed check, and how to reproduce the failure. */
export interface FailureReport {
  readonly check: string;
  readonly title: string;
  /** A sentence that describes the fault. */
  readonly message: string;
  /** The last event of the script in words, as the player sees it. Absent if no player made the events. */
  readonly lastEvent?: string;
  /** Did the handler throw, hang or end instead of answering? Absent if not. */
  readonly crashed?: true;
  /** The id of the failed check that is charged for the same fault. Absent if this check is charged itself. */
  readonly countedWith?: string;
  /**
   * The shortest `.klon` script found for the fault. For a script from the rubric, the whole script up to the fault.
   * Empty without one.
   */
  readonly script: string;
  /** The table before the last event, as the text of a frame. Empty if the view showed nothing. */
  readonly before: string;
  /** The correct table after the last event, as the text of a frame, or a sentence. */
  readonly expected: string;
  /** The table that the grader saw, in the same form. */
  readonly seen: string;
  /** The words of the command that reproduces the failure. Empty if the failure has no script. */
  readonly replay: string;
}

const OF_SCRIPTS = 'script:';

export const scriptId = ({ title }: { readonly title: string }): string => `${OF_SCRIPTS}${title}`;

/** The id of a check never contains a colon. */
export const isScriptId = (id: string): boolean => id.startsWith(OF_SCRIPTS);

/** The title of the script with this id. Undefined for a check. */
export const titleOfScript = (id: string): string | undefined =>
  isScriptId(id) ? `the script ${id.slice(OF_SCRIPTS.length)} runs as written` : undefined;
