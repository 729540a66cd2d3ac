/** Shortens the script of a failure for readers. */
import type { FailureReport } from '../../report/grade-report.js';
import { isScriptId } from '../../report/script-id.js';
import { linesOf } from './plain.js';

/** A script with more events than this is cut down to its last ones. */
const MOST = 40;
const LAST = 12;

/** Left out of the text: the command has the tags, and the table has the facts. */
const TAG = /\[\w+ "(?:[^"\\]|\\.)*"\]\s*/g;
const FACTS = /\s*\{[^}]*\}\s*$/;

/** The events in one line; for a long script, only the last ones. A script of the rubric stays as it is. */
export function eventsShown({ check, script }: FailureReport): string {
  if (isScriptId(check)) return linesOf(script).join('\n');
  const words = linesOf(script).join(' ').replace(TAG, '').replace(FACTS, '').trim().split(/\s+/);
  return words.length > MOST ? ['…', ...words.slice(-LAST)].join(' ') : words.join(' ');
}
