/** Rubrics as data: criteria, their points and their checks. */
/** The interface that a submission implements, by course. */
export type DoorName = 'events' | 'numbered-piles' | 'selection' | 'clicks';

/** The criteria of an assignment and their points. */
export interface Rubric {
  readonly id: string;
  readonly title: string;
  readonly door: DoorName;
  /** The house whose rules are played. */
  readonly house: string;
  readonly criteria: readonly Criterion[];
}

/** One requirement, with the checks and scripts that test it. */
export interface Criterion {
  readonly id: string;
  readonly title: string;
  readonly points: number;
  /** The ids of earlier criteria. If one of them earns no points, this criterion is skipped. */
  readonly gates: readonly string[];
  /** `play` is what a player can do at a table, `robustness` what only a program can call. */
  readonly tier: 'play' | 'robustness';
  /** The ids of its checks. A check belongs to only one criterion. */
  readonly checks: readonly string[];
  /** The instructor's own scripts. */
  readonly scripts: readonly PointsScript[];
  /** How checks and scripts become points: in proportion; all or nothing; or in order, up to the first failure. */
  readonly aggregate: 'proportional' | 'all-or-nothing' | 'ladder';
  readonly hint: string;
  /** A quotation from the statement. */
  readonly quote: string;
}

/** A `.klon` script that earns points. */
export interface PointsScript {
  readonly title: string;
  /** The script's share of the points. A check has a weight of 1. */
  readonly weight: number;
  readonly script: string;
}

/** A check, as data. */
export interface Check {
  readonly id: string;
  /** The requirement, as a sentence about the handler. */
  readonly title: string;
}

/** The default members of a criterion. */
export const PLAIN_CRITERION: Omit<Criterion, 'id' | 'title' | 'points'> = {
  gates: [],
  tier: 'play',
  checks: [],
  scripts: [],
  aggregate: 'proportional',
  hint: '',
  quote: '',
};

/** Makes a criterion for one of the package's rubrics. */
export const criterion = (
  points: number,
  {
    checks,
    ...given
  }: Pick<Criterion, 'id' | 'title' | 'quote' | 'hint'> &
    Partial<Omit<Criterion, 'checks'>> & { readonly checks: readonly Check[] },
): Criterion => ({ points, ...PLAIN_CRITERION, checks: checks.map(({ id }) => id), ...given });
