/** The script of a failure as a reader needs it. */
import type { FailureReport } from '../../report/grade-report.js';
import { isScriptId } from '../../report/script-id.js';
import { linesOf } from './plain.js';

/** A script with more events is cut to its last ones. */
const MOST = 40;
const LAST = 12;

/** Tags are in the command, and facts in the table. */
const TAG = /\[\w+ "(?:[^"\\]|\\.)*"\]\s*/g;
const FACTS = /\s*\{[^}]*\}\s*$/;

/** The events in one line, only the last ones of a long script. A script of the rubric stays as it is. */
export function eventsShown({ check, script }: FailureReport): string {
  if (isScriptId(check)) return linesOf(script).join('\n');
  const words = linesOf(script).join(' ').replace(TAG, '').replace(FACTS, '').trim().split(/\s+/);
  return words.length > MOST ? ['…', ...words.slice(-LAST)].join(' ') : words.join(' ');
}
