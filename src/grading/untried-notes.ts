/**
 * Names the checks that were not tried, although no fault of the submission prevented it. They cost no points, but the
 * report is not final.
 */
import { CHECKS_OF_DOOR } from './checks/checks-of-door.js';
import { isRuledOut } from './checks/hindrances.js';
import type { CriterionReport, GradeReport } from './report/grade-report.js';
import { isScriptId, scriptId } from './report/script-id.js';
import type { Rubric } from './rubric/rubric.js';

/** Sentences for the report; none if only the submission's own faults kept checks from being tried. */
export function untriedNotes(
  rubric: Rubric,
  criteria: readonly CriterionReport[],
  seconds: number,
): string[] {
  const late = criteria.flatMap(({ outOfTime = [] }) => outOfTime);
  const open = openChecks({ criteria }).filter((check) => !late.includes(check));
  const titles = (ids: readonly string[]): string => ids.map((id) => titleOf(rubric, id)).join('; ');
  return [
    ...(late.length === 0
      ? []
      : [
          `Time ran out after ${seconds} s. These checks were not tried, and cost no points: ${titles(late)}. Try again with a longer time (--seconds).`,
        ]),
    ...(open.length === 0
      ? []
      : [
          `No game reached these checks, so the report is incomplete: ${titles(open)}. They cost no points. Try again with another --seed.`,
        ]),
  ];
}

function titleOf({ door, criteria }: Rubric, id: string): string {
  const scripts = criteria.flatMap((criterion) => criterion.scripts);
  return (
    CHECKS_OF_DOOR[door].find((check) => check.id === id)?.title ??
    `the script ${scripts.find((script) => scriptId(script) === id)?.title ?? id}`
  );
}

/**
 * The checks that were not tried, although no fault of the submission ruled them out. Leaves out scripts. Empty for a
 * submission that does not start.
 */
export function openChecks({ criteria }: Pick<GradeReport, 'criteria'>): string[] {
  const failed = criteria.flatMap(({ failures }) => failures.map(({ check }) => check));
  if (failed.length === 0 && criteria.every(({ passed }) => passed === 0)) return [];
  const untried = criteria.flatMap((criterion) => (criterion.status === 'skipped' ? [] : criterion.untried));
  const known = { failed, isTried: (check: string) => !untried.includes(check) };
  return untried.filter((check) => !isScriptId(check) && !isRuledOut(check, known));
}
