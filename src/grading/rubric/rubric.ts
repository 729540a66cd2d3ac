/** Rubrics are data: what is asked, what it is worth, and the checks that tell. */
/** Which of the courses' interfaces a submission implements. */
export type DoorName = 'events' | 'numbered-piles' | 'selection' | 'clicks';

/** What is asked of a submission, in criteria that are worth points. */
export interface Rubric {
  readonly id: string;
  readonly title: string;
  readonly door: DoorName;
  /** The name of the house whose rules are played. */
  readonly house: string;
  readonly criteria: readonly Criterion[];
}

/** Something that is asked, and what tells whether it is so. */
export interface Criterion {
  readonly id: string;
  readonly title: string;
  readonly points: number;
  /** The ids of criteria before it: if one of these has no point at all, this one is skipped. */
  readonly gates: readonly string[];
  /** What a player can do at a table, or what only a program can call. */
  readonly tier: 'play' | 'robustness';
  /** Ids of checks. Each belongs to one criterion. */
  readonly checks: readonly string[];
  /** Scripts of an instructor's own. */
  readonly scripts: readonly PointsScript[];
  /**
   * How checks and scripts become points: each its share; all or none; or in their order, up to the first that fails.
   */
  readonly aggregate: 'proportional' | 'all-or-nothing' | 'ladder';
  readonly hint: string;
  /** The statement's own words. */
  readonly quote: string;
}

/** A `.klon` script that is worth something. */
export interface PointsScript {
  readonly title: string;
  /** Its share, where a check counts 1. */
  readonly weight: number;
  readonly script: string;
}

/** A check, as data. */
export interface Check {
  readonly id: string;
  /** What it asks, in a sentence about the handler. */
  readonly title: string;
}

/** What a criterion has if its rubric says nothing else. */
export const PLAIN_CRITERION: Omit<Criterion, 'id' | 'title' | 'points'> = {
  gates: [],
  tier: 'play',
  checks: [],
  scripts: [],
  aggregate: 'proportional',
  hint: '',
  quote: '',
};

/** A criterion of a rubric of the package. */
export const criterion = (
  points: number,
  {
    checks,
    ...given
  }: Pick<Criterion, 'id' | 'title' | 'quote' | 'hint'> &
    Partial<Omit<Criterion, 'checks'>> & { readonly checks: readonly Check[] },
): Criterion => ({ points, ...PLAIN_CRITERION, checks: checks.map(({ id }) => id), ...given });
