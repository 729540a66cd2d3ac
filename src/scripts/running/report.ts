/** Describes a failed script to readers. */
import type { ScriptOf } from '../language/items.js';
import type { Language, Named } from '../language/language.js';
import { placeOfItem } from '../language/parse.js';
import { printIn } from '../language/print.js';
import { printRows } from './rows.js';
import type { Failure } from './run.js';

export interface SourceOf<Script> {
  /** The name of the script in messages. */
  readonly name: string;
  readonly text: string;
  readonly script: Script;
}

/** The failure's place, what was expected and seen side by side, and the script up to there. */
export function printFailureIn<Call, Fact extends Named>(
  language: Language<Call, Fact>,
  { name, text, script }: SourceOf<ScriptOf<Call, Fact>>,
  { index, rows }: Failure,
): string {
  const { line, column } = placeOfItem(text, index);
  const before = printIn(language, script.slice(0, index + 1)).trimEnd();
  return [
    `${name}:${line}:${column}: not as expected`,
    indented(printRows(rows)),
    'The script up to there:',
    indented(before),
  ].join('\n');
}

const indented = (text: string): string => text.replace(/^/gm, '  ');
