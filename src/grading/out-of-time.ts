/** Time that runs out costs no points. The report says what was not tried. */
import { CHECKS_OF_DOOR } from './checks/checks-of-door.js';
import type { CriterionReport } from './report/grade-report.js';
import type { Rubric } from './rubric/rubric.js';
import { scriptId } from './report/script-id.js';

/** A sentence that names what was not tried; none if there was time for everything. */
export function outOfTimeNotes(
  { door, criteria: asked }: Rubric,
  criteria: readonly CriterionReport[],
  seconds: number,
): string[] {
  const late = criteria.flatMap(({ outOfTime = [] }) => outOfTime);
  if (late.length === 0) return [];
  const scripts = asked.flatMap((criterion) => criterion.scripts);
  const titles = late.map(
    (id) =>
      CHECKS_OF_DOOR[door].find((check) => check.id === id)?.title ??
      `the script ${scripts.find((script) => scriptId(script) === id)?.title ?? id}`,
  );
  return [
    `Time ran out after ${seconds} s. Not tried, at no cost in points: ${titles.join('; ')}. A longer time (--seconds) may complete the report.`,
  ];
}
