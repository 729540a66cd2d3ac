/** Titles for the checks that a criterion names only by id. */
import { CHECKS_OF_DOOR } from '../checks/checks-of-door.js';
import type { CriterionReport } from '../report/grade-report.js';
import { titleOfScript } from '../report/script-id.js';
import type { DoorName } from '../rubric/rubric.js';

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
