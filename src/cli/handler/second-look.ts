/** What the grader finds wrong with the events of a script, told as a failure of that script. */
import type { Script } from '../../games/klondike/script/script.js';
import type { EventCheckId } from '../../grading/checks/event-checks.js';
import { EVENT_CHECKS } from '../../grading/checks/event-checks.js';
import type { ScriptFault } from '../../grading/examine/script-judge.js';
import { rowsOf } from '../../grading/export/text/difference.js';
import type { Row } from '../../scripts/running/rows.js';
import type { Failure } from '../../scripts/running/run.js';

/**
 * The grader's scripts end where the fault is seen: what is wrong there is put down to the check that the script names.
 * @param sought that check
 */
export function failureOf(
  { failed, events }: ScriptFault,
  { script, sought }: { readonly script: Script; readonly sought: EventCheckId },
): Failure {
  const { check, message, expected, seen } = failed;
  const index = itemOf(script, events);
  const id = script.slice(index + 1).some(({ kind }) => kind === 'event') ? check : sought;
  const title = EVENT_CHECKS.find((one) => one.id === id)?.title ?? '';
  const judged: Row = { name: 'check', expected: title, seen: message, holds: false };
  return { kind: 'fact', index, rows: [judged, ...differences(expected, seen)] };
}

/** The piles that are shown wrongly; none if what is expected is told in a sentence. */
const differences = (expected: string, seen: string): Row[] =>
  (rowsOf(expected, seen) ?? [])
    .filter(({ differs }) => differs)
    .map((line) => ({ name: line.about, expected: line.expected, seen: line.seen, holds: false }));

/** The item that makes this event, which is counted from 1. */
function itemOf(script: Script, event: number): number {
  let made = 0;
  return script.findIndex((item) => item.kind === 'event' && (made += item.times) >= event);
}
