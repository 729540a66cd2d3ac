/** The order in which a student should fix the faults. */
import type { CriterionReport, FailureReport, GradeReport } from '../../report/grade-report.js';
import { oneLine } from './plain.js';
import { costly, isNeutral, isWorthReading, untriedIn } from './sentences.js';

interface RankedFault {
  readonly criterion: CriterionReport;
  readonly failure: FailureReport;
  /** A sentence that says why this fault comes before the next one. Empty if the order needs no reason. */
  readonly reason: string;
}

type Weight = readonly [crashes: number, hindered: number, cost: number];

/** Checks on unusual calls and on the code. Players do not notice these faults. */
const LAST = /^(robust|arrays|constants|handler)[.]/;

/**
 * All failures that cost points. Crashes in play come first, then the failures that keep the most checks from being
 * tried, then the most expensive ones. Ties stay in the order of the rubric.
 */
export function faultsInOrder({ criteria }: GradeReport): readonly RankedFault[] {
  const faults = criteria.flatMap((criterion) =>
    costly(criterion).map((failure) => ({
      criterion,
      failure,
      weight: weightOf(criterion, failure, criteria),
    })),
  );
  const sorted = faults.sort((one, other) => compared(one.weight, other.weight));
  return sorted.map(({ criterion, failure, weight }, index) => ({
    criterion,
    failure,
    reason: reasonFor(weight, sorted[index + 1]?.weight),
  }));
}

function reasonFor(weight: Weight, next: Weight | undefined): string {
  const at = next === undefined ? -1 : weight.findIndex((value, index) => value !== next[index]);
  if (at === 0) return 'It comes first because the program throws an exception, hangs or ends here.';
  if (at === 1) return 'It comes first because it keeps the most other checks from being tried.';
  return at === 2 ? 'It comes first because it costs the most points.' : '';
}

function weightOf(
  criterion: CriterionReport,
  { check, crashed }: FailureReport,
  criteria: readonly CriterionReport[],
): Weight {
  const { score, max } = criterion;
  const isOfPlay = !LAST.test(check) || check === 'robust.throws';
  const hindered = criteria
    .filter(({ hindrances = [] }) => hindrances.includes(check))
    .reduce((sum, { untried }) => sum + untried.length, 0);
  return [isOfPlay && crashed ? 1 : 0, isOfPlay ? hindered : 0, (max - score) / costly(criterion).length];
}

/** The more expensive failure comes first. */
function compared(one: Weight, other: Weight): number {
  const at = one.findIndex((value, index) => value !== other[index]);
  return at < 0 ? 0 : (other[at] ?? 0) - (one[at] ?? 0);
}

/**
 * The criteria that get a section. Criteria with faults come first, in the order in which to fix them. A criterion with
 * full points does not get a section if only untried checks are left to report.
 */
export function sectionsOf(report: GradeReport): readonly CriterionReport[] {
  const faulty = faultsInOrder(report).map(({ criterion }) => criterion);
  return [...new Set([...faulty, ...report.criteria.filter(isWorthReading)])].filter(needsSection);
}

/** Does the report say more about the criterion than which checks were not tried? */
export const needsSection = (criterion: CriterionReport): boolean =>
  isWorthReading(criterion) && !(isNeutral(criterion) && criterion.failures.length === 0);

/** The untried checks of criteria without a section, grouped by reason. */
export function untriedElsewhere({ criteria }: GradeReport): ReadonlyMap<string, readonly string[]> {
  const groups = new Map<string, string[]>();
  for (const criterion of criteria) {
    const untried = needsSection(criterion) ? undefined : untriedIn(criterion);
    if (untried === undefined) continue;
    const titles = untried.titles.map((title) => `${oneLine(criterion.title)}: ${title}`);
    groups.set(untried.why, [...(groups.get(untried.why) ?? []), ...titles]);
  }
  return groups;
}
