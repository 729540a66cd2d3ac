/**
 * Names the checks that were not tried, although no fault of the submission prevented it. Such checks cost no points,
 * but the report is not final.
 */
import { isRuledOut } from './checks/hindrances.js';
import { capitalized } from '../core/text/format.js';
import type { CriterionReport, GradeReport } from './report/grade-report.js';
import { isScriptId, nothingTried } from './report/grade-report.js';

/** Notes for the report. If time ran out before anything was tried, the submission is not graded. */
export function reportUntried(
  criteria: readonly CriterionReport[],
  seconds: number,
): Pick<GradeReport, 'notes' | 'notGraded'> {
  const late = criteria.flatMap(({ outOfTime = [] }) => outOfTime);
  if (late.length > 0 && nothingTried({ criteria }))
    return {
      notes: [],
      notGraded: `Time ran out after ${seconds} s, before any check was tried. Try again with a longer time (--seconds).`,
    };
  const open = openChecks({ criteria }).filter((check) => !late.includes(check));
  return {
    notes: [
      ...(late.length === 0
        ? []
        : [
            `Time ran out after ${seconds} s. ${listed(late, criteria)} Try again with a longer time (--seconds).`,
          ]),
      ...(open.length === 0
        ? []
        : [
            `The report is incomplete, because no game reached some checks. ${listed(open, criteria)} Try again with another --seed.`,
          ]),
    ],
  };
}

function listed(ids: readonly string[], criteria: readonly CriterionReport[]): string {
  const titles = criteria.flatMap(({ untried, titles: named = {} }) =>
    untried.filter((id) => ids.includes(id)).map((id) => `“${capitalized(named[id] ?? id)}”`),
  );
  return `These checks were not tried, and cost no points: ${titles.join(', ')}.`;
}

/**
 * The checks that were not tried, although no fault of the submission ruled them out. Leaves out scripts. Empty for a
 * submission that does not start.
 */
export function openChecks({ criteria }: Pick<GradeReport, 'criteria'>): string[] {
  if (nothingTried({ criteria })) return [];
  const failed = criteria.flatMap(({ failures }) => failures.map(({ check }) => check));
  const untried = criteria.flatMap((criterion) => (criterion.status === 'skipped' ? [] : criterion.untried));
  const known = { failed, isTried: (check: string) => !untried.includes(check) };
  return untried.filter((check) => !isScriptId(check) && !isRuledOut(check, known));
}
