/** Prints counts as text for snapshots. */
import { EVENT_CHECK_GROUPS } from '../../../src/grading/checks/event-checks.js';
import type { Evidence } from '../../../src/grading/examine/record/evidence.js';

/** Lists how many times each check passed, with a line for each group. */
export const heldText = (evidence: Evidence): string =>
  Object.values(EVENT_CHECK_GROUPS)
    .map((group) => group.map(({ id }) => `${id} ${evidence.timesPassed(id)}`).join(', '))
    .join('\n');

/** Each text with its count, in the order in which the texts first appear. */
export function countedText(texts: readonly string[]): string {
  const times = new Map<string, number>();
  for (const text of texts) times.set(text, (times.get(text) ?? 0) + 1);
  return [...times].map((pair) => pair.join(' ')).join(', ');
}
