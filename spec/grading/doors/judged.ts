/** How ports of a course's classes fare by a rubric. */
import type { ClassDoor } from '../../../src/grading/doors/examine-door.js';
import { examineDoor } from '../../../src/grading/doors/examine-door.js';
import { portOf } from '../../../src/grading/doors/port/port-of.js';
import type { Examination } from '../../../src/grading/rubric/findings.js';
import type { Rubric } from '../../../src/grading/rubric/rubric.js';

/** With few random games, if so many turns are named. */
export const examined = (
  module: Readonly<Record<string, unknown>>,
  { door }: Rubric,
  turns?: number,
): Examination =>
  examineDoor(portOf(module), door as ClassDoor, { seed: 1, ...(turns !== undefined && { turns }) });

/** The criteria with a check that failed, and those where one could not be tried. */
export function lostCriteria({ criteria }: Rubric, { findings }: Examination): string[] {
  return criteria
    .filter(({ checks }) => checks.some((check) => findings.get(check)?.verdict !== 'passed'))
    .map(({ id }) => id);
}

/** What a faulty port lost, `-` if nothing. */
export function lossOf(module: Readonly<Record<string, unknown>>, rubric: Rubric): string {
  return lostCriteria(rubric, examined(module, rubric, 120)).join(' ') || '-';
}
