/** From what was found out to points. */
import { IDLE_CHECKS } from '../checks/idle-checks.js';
import type { CriterionReport, CriterionStatus, FailureReport, GradeReport } from '../report/grade-report.js';
import type { Criterion, Rubric } from '../rubric/rubric.js';
import type { ScriptResults } from '../scripts/try-scripts.js';
import type { ScriptMarks } from './script-points.js';
import { scriptMarks } from './script-points.js';
import { hindrancesOf, isHiddenByFault } from './hindrances.js';
import { twinOf } from './twins.js';

/** What is known of the checks. */
export interface Findings {
  readonly passed: ReadonlySet<string>;
  readonly failures: ReadonlyMap<string, FailureReport>;
  /** Of those that failed, the checks that were seen by a hang, an end or an exception. */
  readonly died?: ReadonlySet<string>;
  /** Checks that this submission cannot be asked. */
  readonly excused: ReadonlySet<string>;
  /** Did a fault keep the examination from trying everything? Then what was not tried counts neither way. */
  readonly isHindered: boolean;
  /** Did time run out before all checks were tried? The others then count neither way. */
  readonly isCutShort?: boolean;
  /** What came of the rubric's own scripts; those that are not there were not tried. */
  readonly scripts?: ScriptResults;
}

/** What each criterion is worth, and all of them together. */
export function scored(
  rubric: Rubric,
  findings: Findings,
): Pick<GradeReport, 'score' | 'max' | 'complete' | 'criteria'> {
  const criteria = judgedAll(rubric, findings);
  return {
    score: round(criteria.reduce((sum, { score }) => sum + score, 0)),
    max: round(rubric.criteria.reduce((sum, { points }) => sum + points, 0)),
    complete: criteria.every(({ untried }) => untried.length === 0),
    criteria,
  };
}

function judgedAll({ criteria }: Rubric, findings: Findings): CriterionReport[] {
  const reports: CriterionReport[] = [];
  for (const criterion of criteria) {
    const shut = reports.some(
      ({ id, score, status }) => criterion.gates.includes(id) && score === 0 && status !== 'passed',
    );
    reports.push(shut ? skipped(criterion) : judged(criterion, findings));
  }
  return reports;
}

function skipped(criterion: Criterion): CriterionReport {
  const untried = [...criterion.checks, ...scriptMarks(criterion.scripts).untried];
  return {
    ...headOf(criterion),
    ...{ score: 0, status: 'skipped', passed: 0, total: untried.length, failures: [], untried },
  };
}

const headOf = ({
  id,
  title,
  points,
  quote,
  hint,
}: Criterion): Pick<CriterionReport, 'id' | 'title' | 'max' | 'quote' | 'hint'> => ({
  id,
  title,
  max: points,
  quote,
  hint,
});

function judged(criterion: Criterion, findings: Findings): CriterionReport {
  const asked = criterion.checks.filter((check) => !findings.excused.has(check));
  const late = asked.filter((check) => isLate(check, findings));
  const checks = asked.filter((check) => !late.includes(check));
  const failed = new Set(findings.failures.keys());
  const failures = checks.flatMap((check) => findings.failures.get(check) ?? []);
  const passed = checks.filter((check) => findings.passed.has(check) && !failed.has(check));
  const untried = checks.filter((check) => !findings.passed.has(check) && !failed.has(check));
  const isNothingDone = doesNothing(checks, findings);
  const twin = (check: string): string | undefined => (isNothingDone ? undefined : twinOf(check, failed));
  const counted = failures.filter(({ check }) => twin(check) === undefined);
  const free = failures.length - counted.length;
  const left = findings.isHindered ? 0 : untried.length;
  const scripts = scriptMarks(criterion.scripts, findings.scripts);
  const share = shareOf(criterion, {
    passed: isNothingDone ? 0 : passed.length + free,
    all: passed.length + failures.length + left,
    checks,
    failed,
    scripts,
  });
  const cover = findings.isHindered ? coverOf(checks.length - untried.length, checks.length, scripts) : 1;
  const outOfTime = [...late, ...scripts.outOfTime];
  const isAllLate = outOfTime.length > 0 && outOfTime.length === asked.length + criterion.scripts.length;
  const earned = isAllLate && isAnythingTried(findings) ? 1 : share * cover;
  return {
    ...headOf(criterion),
    score: round(criterion.points * earned),
    status: statusOf(
      counted.length + scripts.failures.length,
      untried.length + late.length + scripts.untried.length,
    ),
    passed: passed.length + scripts.passed,
    total: asked.length + criterion.scripts.length,
    failures: [...failures.map((failure) => withTwin(failure, twin(failure.check))), ...scripts.failures],
    untried: [...untried, ...late, ...scripts.untried],
    ...(outOfTime.length > 0 && { outOfTime }),
    ...(findings.isHindered && untried.length > 0 && { hindrances: hindrancesOf(untried, [...failed]) }),
  };
}

/** Did only time keep the check from being tried? */
function isLate(check: string, { passed, failures, isCutShort = false }: Findings): boolean {
  if (!isCutShort || passed.has(check) || failures.has(check)) return false;
  return !isHiddenByFault(check, [...failures.keys()]);
}

/** A submission that answered nothing in its time gets no points for that. */
const isAnythingTried = ({ passed, failures, scripts = new Map() }: Findings): boolean =>
  passed.size + failures.size > 0 || [...scripts.values()].some((result) => 'share' in result);

/**
 * Has it never done any of what is asked, though it could, and refused what must be refused? Then that shows nothing: a
 * method that does nothing refuses all.
 */
function doesNothing(checks: readonly string[], { passed, failures, died }: Findings): boolean {
  const idle = checks.filter((check) => IDLE_CHECKS.has(check));
  const deeds = checks.filter((check) => !IDLE_CHECKS.has(check));
  const isTried = deeds.some((check) => failures.has(check) && died?.has(check) !== true);
  const isDone = deeds.some((check) => passed.has(check)) || idle.some((check) => failures.has(check));
  return isTried && !isDone && idle.some((check) => passed.has(check));
}

interface Share {
  readonly passed: number;
  readonly all: number;
  readonly checks: readonly string[];
  readonly failed: ReadonlySet<string>;
  readonly scripts: ScriptMarks;
}

/**
 * A part of the criterion's checks and scripts is enough to speak for the rest; of one of which less could be tried there
 * is as much less, and nothing for one of which nothing could be tried.
 */
function coverOf(tried: number, checks: number, { weight }: ScriptMarks): number {
  const all = checks + weight;
  return all === 0 ? 0 : Math.min(1, (tried + weight) / (ENOUGH * all));
}

/** A quarter: winning has four checks, and most faults leave a win out of reach. */
const ENOUGH = 1 / 4;

/** Nothing for a criterion of which nothing could be tried. */
function shareOf({ aggregate }: Criterion, { passed, all, checks, failed, scripts }: Share): number {
  const most = all + scripts.weight;
  if (most === 0) return 0;
  if (aggregate === 'all-or-nothing') return passed === all && scripts.earned === scripts.weight ? 1 : 0;
  if (aggregate === 'proportional') return (passed + scripts.earned) / most;
  const steps = checks.findIndex((check) => failed.has(check));
  return (steps < 0 ? passed + scripts.climbed : Math.min(passed, steps)) / most;
}

const statusOf = (failures: number, untried: number): CriterionStatus =>
  failures > 0 ? 'failed' : untried > 0 ? 'incomplete' : 'passed';

const withTwin = (failure: FailureReport, twin: string | undefined): FailureReport =>
  twin === undefined ? failure : { ...failure, message: `${failure.message} (counted once, with ${twin})` };

/** To hundredths, so that sums look as they are. */
const round = (points: number): number => Math.round(points * 100) / 100;
