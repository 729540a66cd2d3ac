/** Turns findings into points. */
import type { KnownChecks } from '../checks/hindrances.js';
import { hindrancesOf, isRuledOut } from '../checks/hindrances.js';
import { IDLE_CHECKS } from '../checks/event-checks.js';
import type { CriterionReport, CriterionStatus, FailureReport, GradeReport } from '../report/grade-report.js';
import type { Criterion, DoorName, PointsScript, Rubric } from '../rubric/rubric.js';
import type { ScriptResults } from '../scripts/try-scripts.js';
import { sharedFaultsOf } from './shared-faults.js';
import { CHECKS_OF_DOOR } from '../checks/checks-of-door.js';
import { scriptId, titleOfScript } from '../report/grade-report.js';

/** The grader's findings about the checks. */
export interface Findings {
  /** Checks that passed at least once. Some of them may also have failed. */
  readonly passed: ReadonlySet<string>;
  readonly failures: ReadonlyMap<string, FailureReport>;
  /** Checks that do not apply to this submission. */
  readonly excused: ReadonlySet<string>;
  /** Did time run out before every check was tried? */
  readonly isCutShort?: boolean;
  /** Results of the rubric's own scripts. A script without a result was not tried. */
  readonly scripts?: ScriptResults;
}

/** The points of each criterion, and their total. */
export function scoreFindings(
  rubric: Rubric,
  findings: Findings,
): Pick<GradeReport, 'score' | 'max' | 'complete' | 'criteria'> {
  const failed = new Set(findings.failures.keys());
  const sharedFaults = sharedFaultsOf(failed, (check) => costOf(rubric, check));
  const checks = knownChecks(findings);
  const known = { ...findings, failed, sharedFaults, checks };
  const criteria = judgeCriteria(rubric, known).map((criterion) => withTitles(criterion, rubric.door));
  return {
    score: round(criteria.reduce((sum, { score }) => sum + score, 0)),
    max: round(rubric.criteria.reduce((sum, { points }) => sum + points, 0)),
    complete: criteria.every(
      ({ status, untried }) => status === 'skipped' || untried.every((check) => isRuledOut(check, checks)),
    ),
    criteria,
  };
}

/** The cost of a check in points, as if all checks of its criterion cost the same. */
function costOf({ criteria }: Rubric, check: string): number {
  const own = criteria.find(({ checks }) => checks.includes(check));
  return own === undefined ? 0 : own.points / own.checks.length;
}

const knownChecks = ({ passed, failures, isCutShort = false }: Findings): KnownChecks => ({
  isCutShort,
  failed: [...failures.keys()],
  isTried: (check) => passed.has(check) || failures.has(check),
});

interface KnownFindings extends Findings {
  readonly failed: ReadonlySet<string>;
  readonly sharedFaults: ReadonlyMap<string, string>;
  readonly checks: KnownChecks;
}

function judgeCriteria({ criteria }: Rubric, known: KnownFindings): CriterionReport[] {
  const reports: CriterionReport[] = [];
  for (const criterion of criteria) {
    const isClosed = reports.some(
      ({ id, score, status }) => criterion.gates.includes(id) && score === 0 && status !== 'passed',
    );
    reports.push(isClosed ? skippedReport(criterion) : judgeCriterion(criterion, known));
  }
  return reports;
}

function skippedReport(criterion: Criterion): CriterionReport {
  const untried = [...criterion.checks, ...scriptMarks(criterion.scripts).untried];
  return {
    ...headOf(criterion),
    score: 0,
    status: 'skipped',
    passed: 0,
    total: untried.length,
    failures: [],
    untried,
  };
}

const headOf = ({ id, title, points: max, quote, hint }: Criterion) => ({ id, title, max, quote, hint });

/**
 * Only checks that were tried and passed earn points. A check that the handler's own faults ruled out counts as failed.
 * A check that was not tried for another reason does not count in the score.
 */
function judgeCriterion(criterion: Criterion, known: KnownFindings): CriterionReport {
  const { failed } = known;
  const checks = criterion.checks.filter((check) => !known.excused.has(check));
  const failures = checks.flatMap((check) => known.failures.get(check) ?? []);
  const passed = checks.filter((check) => known.passed.has(check) && !failed.has(check));
  const untried = checks.filter((check) => !known.passed.has(check) && !failed.has(check));
  const ruledOut = untried.filter((check) => isRuledOut(check, known.checks));
  const late = known.isCutShort === true ? untried.filter((check) => !ruledOut.includes(check)) : [];
  const isNothingDone = doesNothing(checks, known.passed, [...failed, ...ruledOut]);
  const chargedCheck = (check: string): string | undefined =>
    isNothingDone ? undefined : known.sharedFaults.get(check);
  const counted = failures.filter(({ check }) => chargedCheck(check) === undefined);
  const scripts = scriptMarks(criterion.scripts, known.scripts);
  const share = shareOf(criterion, {
    passed: isNothingDone ? 0 : passed.length + failures.length - counted.length,
    all: passed.length + failures.length + ruledOut.length,
    firstLost: checks.findIndex((check) => failed.has(check) || ruledOut.includes(check)),
    scripts,
  });
  const outOfTime = [...late, ...scripts.outOfTime];
  const isAllLate = outOfTime.length > 0 && outOfTime.length === checks.length + criterion.scripts.length;
  const hindrances = new Set(ruledOut.flatMap((check) => hindrancesOf(check, known.checks)));
  return {
    ...headOf(criterion),
    score: round(criterion.points * (isAllLate && isAnythingTried(known) ? 1 : share)),
    status: statusOf(counted.length + scripts.failures.length, untried.length + scripts.untried.length),
    passed: passed.length + scripts.passed,
    total: checks.length + criterion.scripts.length,
    ...(isNothingDone && passed.length > 0 && { passesEarnNothing: true }),
    failures: [
      ...failures.map((failure) => withChargedCheck(failure, chargedCheck(failure.check))),
      ...scripts.failures,
    ],
    untried: [...untried, ...scripts.untried],
    ...(outOfTime.length > 0 && { outOfTime }),
    ...(hindrances.size > 0 && { hindrances: [...failed].filter((check) => hindrances.has(check)) }),
  };
}

/** Was anything tried at all? If time ran out before the first answer, untried checks earn no points. */
const isAnythingTried = ({ passed, failures, scripts = new Map() }: Findings): boolean =>
  passed.size + failures.size > 0 || [...scripts.values()].some((result) => 'share' in result);

/**
 * Does the handler do nothing here? A method that does nothing also refuses everything, so its refusals earn points
 * only if it also does something.
 */
function doesNothing(
  checks: readonly string[],
  passed: ReadonlySet<string>,
  lost: readonly string[],
): boolean {
  const actions = checks.filter((check) => !IDLE_CHECKS.has(check));
  return !actions.some((check) => passed.has(check)) && actions.some((check) => lost.includes(check));
}

/** The share of its points that a criterion earns. 0 if nothing could be tried. */
function shareOf(
  { aggregate }: Criterion,
  {
    passed,
    all,
    firstLost,
    scripts,
  }: {
    readonly passed: number;
    readonly all: number;
    /** The index of the first check that earns nothing. -1 if every check earns points. */
    readonly firstLost: number;
    readonly scripts: ScriptMarks;
  },
): number {
  const most = all + scripts.weight;
  if (most === 0) return 0;
  if (aggregate === 'all-or-nothing') return passed === all && scripts.earned === scripts.weight ? 1 : 0;
  if (aggregate === 'proportional') return (passed + scripts.earned) / most;
  return (firstLost < 0 ? passed + scripts.climbed : Math.min(passed, firstLost)) / most;
}

const statusOf = (failures: number, untried: number): CriterionStatus =>
  failures > 0 ? 'failed' : untried > 0 ? 'incomplete' : 'passed';

const withChargedCheck = (failure: FailureReport, chargedCheck: string | undefined): FailureReport =>
  chargedCheck === undefined ? failure : { ...failure, countedWith: chargedCheck };

/** Rounds to hundredths, so that the displayed points add up. */
const round = (points: number): number => Math.round(points * 100) / 100;

interface ScriptMarks {
  /** The total weight of the scripts. A check has a weight of 1. */
  readonly weight: number;
  /** The part of the weight that the scripts earn, each in proportion. */
  readonly earned: number;
  /** The part of the weight that they earn up to the first failure. */
  readonly climbed: number;
  readonly passed: number;
  readonly failures: readonly FailureReport[];
  /** The ids of scripts that were not tried. They don't earn points. */
  readonly untried: readonly string[];
  /** The ids of scripts that were not tried because time ran out. Their weight is not included. */
  readonly outOfTime: readonly string[];
}

export function scriptMarks(
  scripts: readonly PointsScript[],
  results: ScriptResults = new Map(),
): ScriptMarks {
  const marks = scripts.map((script) => {
    const id = scriptId(script);
    const result = results.get(id) ?? { untried: '' };
    const isTried = 'share' in result;
    return {
      id,
      isTried,
      isOutOfTime: 'isOutOfTime' in result,
      weight: 'isOutOfTime' in result ? 0 : script.weight,
      share: isTried ? result.share : 0,
      failure: isTried ? result.failure : undefined,
    };
  });
  const first = marks.findIndex(
    ({ share, failure, weight }) => weight > 0 && (share < 1 || failure !== undefined),
  );
  const sum = (of: readonly { readonly weight: number; readonly share: number }[]): number =>
    of.reduce((total, { weight, share }) => total + weight * share, 0);
  return {
    weight: marks.reduce((total, { weight }) => total + weight, 0),
    earned: sum(marks),
    climbed: sum(first < 0 ? marks : marks.slice(0, first)),
    passed: marks.filter(({ isTried, failure }) => isTried && failure === undefined).length,
    failures: marks.flatMap(({ failure }) => failure ?? []),
    untried: marks.filter(({ isTried }) => !isTried).map(({ id }) => id),
    outOfTime: marks.filter(({ isOutOfTime }) => isOutOfTime).map(({ id }) => id),
  };
}

/** Adds `titles` to a criterion that names checks only by id. */
export function withTitles(criterion: CriterionReport, door: DoorName): CriterionReport {
  const { untried, hindrances = [], failures } = criterion;
  const named = [...untried, ...hindrances, ...failures.flatMap(({ countedWith }) => countedWith ?? [])];
  if (named.length === 0) return criterion;
  const titles = named.map((id): [string, string] => [id, titleOf(id, door)]);
  return { ...criterion, titles: Object.fromEntries(titles) };
}

const titleOf = (id: string, door: DoorName): string =>
  titleOfScript(id) ?? CHECKS_OF_DOOR[door].find((check) => check.id === id)?.title ?? id;
