/** Reports, as data. All other forms of a report are made of them. */

/** What a submission was found to be worth. */
export interface GradeReport {
  /** What was graded, as it was named to the grader. */
  readonly submission: string;
  /** The name that the handler gives itself; empty if it gives none. */
  readonly name: string;
  /** The rubric's id. */
  readonly rubric: string;
  readonly rubricTitle: string;
  readonly seed: number;
  readonly score: number;
  readonly max: number;
  /**
   * Was every check tried, except those that the submission's own faults ruled out? Checks that were ruled out earn no
   * points. Other untried checks are left out of the score.
   */
  readonly complete: boolean;
  /** Did the submission run in a sandbox? */
  readonly isolated: boolean;
  /** In the rubric's order. */
  readonly criteria: readonly CriterionReport[];
  /** For each question that the statement leaves open, the answers that fit all that was seen. */
  readonly ledger: Readonly<Record<string, readonly string[]>>;
  /** More sentences for the reader. */
  readonly notes: readonly string[];
  /**
   * The reason if the submission was not graded and is not to blame; absent if it was graded. Its score of 0 then means
   * nothing.
   */
  readonly notGraded?: string;
  /** The program that the machine lacked to start it, such as a JDK; absent if it lacked none. */
  readonly lacks?: string;
  /** In milliseconds; the only part that differs from run to run. */
  readonly milliseconds: number;
}

/** Skipped: a criterion that it stands on failed. Incomplete: nothing failed, but not all could be tried. */
export type CriterionStatus = 'passed' | 'failed' | 'skipped' | 'incomplete';

/** The result of a criterion. */
export interface CriterionReport {
  readonly id: string;
  readonly title: string;
  readonly score: number;
  readonly max: number;
  readonly status: CriterionStatus;
  /** The statement's words for what is asked; empty if it has none. */
  readonly quote: string;
  /** What to look at, for whoever lost points here. */
  readonly hint: string;
  /** How many of its checks were passed, and how many it has. */
  readonly passed: number;
  readonly total: number;
  readonly failures: readonly FailureReport[];
  /** The ids of checks that could not be tried. */
  readonly untried: readonly string[];
  /** The ids of checks that there was no time for. They cost no points. Absent if there was enough time. */
  readonly outOfTime?: readonly string[];
  /** The ids of failed checks, also of other criteria, that stood in their way; absent if none did. */
  readonly hindrances?: readonly string[];
  /** Titles by id, for the checks that this criterion names only by id; absent if there are none. */
  readonly titles?: Readonly<Record<string, string>>;
}

/** Did time run out before every check was tried? Then the points may be too high. */
export const ranOutOfTime = ({ criteria }: GradeReport): boolean =>
  criteria.some(({ outOfTime = [] }) => outOfTime.length > 0);

/** Was no check tried? This is true of a submission that does not start. */
export const nothingTried = ({ criteria }: Pick<GradeReport, 'criteria'>): boolean =>
  criteria.every(({ passed, failures }) => passed === 0 && failures.length === 0);

/** A check that failed, and how to see it again. */
export interface FailureReport {
  /** The check's id. */
  readonly check: string;
  /** The title of the check. */
  readonly title: string;
  /** The fault, in a sentence. */
  readonly message: string;
  /** The last event of the script in words, as the player sees it; absent if no player made the events. */
  readonly lastEvent?: string;
  /** Did the handler throw, hang or end instead of answering? Absent if not. */
  readonly crashed?: true;
  /**
   * The id of the failed check that this one is counted with, because both show the same fault; absent if this one
   * costs points.
   */
  readonly countedWith?: string;
  /**
   * The shortest `.klon` script found that shows it; empty if none can. Of a script that the rubric brings it is all up to
   * the fault.
   */
  readonly script: string;
  /** The table before the last event, as the text of a frame; empty if nothing was shown. */
  readonly before: string;
  /** What must be seen after the last event: the text of a frame, or a sentence. */
  readonly expected: string;
  /** What was seen, in the same form. */
  readonly seen: string;
  /** The words of the command that shows it again; empty if there is no script. */
  readonly replay: string;
}

const OF_SCRIPTS = 'script:';

/** The id of a script. */
export const scriptId = ({ title }: { readonly title: string }): string => `${OF_SCRIPTS}${title}`;

/** Is this the id of a script, and not of a check? No check has a colon in its id. */
export const isScriptId = (id: string): boolean => id.startsWith(OF_SCRIPTS);

/** The title of the script with this id; undefined for a check. */
export const titleOfScript = (id: string): string | undefined =>
  isScriptId(id) ? `the script ${id.slice(OF_SCRIPTS.length)} runs as written` : undefined;
