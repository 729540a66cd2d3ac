/** Describes a failed script to readers. */
import { checkGiven } from '../../core/given.js';
import type { ScriptOf } from '../language/items.js';
import { checkScript } from '../language/items.js';
import type { Language, Named } from '../language/language.js';
import { placeOfItem } from '../language/parse.js';
import { printIn } from '../language/print.js';
import type { Row } from './rows.js';
import { printRows } from './rows.js';
import type { Failure } from './run.js';

export interface SourceOf<Script> {
  /** The name of the script in messages. */
  readonly name: string;
  readonly text: string;
  readonly script: Script;
}

/** The words around a failure. */
interface FailureWords {
  readonly notAsExpected: string;
  /** The heading of the script up to the failure. */
  readonly script: string;
  /** The heads of the columns. */
  readonly columns: Pick<Row, 'expected' | 'seen'>;
}

const ENGLISH: FailureWords = {
  notAsExpected: 'not as expected',
  script: 'The script up to there:',
  columns: { expected: 'expected', seen: 'seen' },
};

/** The failure's place, what was expected and seen side by side, and the script up to there. */
export function printFailureIn<Call, Fact extends Named>(
  language: Language<Call, Fact>,
  source: SourceOf<ScriptOf<Call, Fact>>,
  failure: Failure,
  words = ENGLISH,
): string {
  checkGiven('source', source, 'an object');
  checkGiven('failure', failure, 'an object');
  const { name, text, script } = source;
  const { index, rows } = failure;
  checkScript(script);
  checkGiven('failure.rows', rows, 'an array');
  const { line, column } = placeOfItem(text, index);
  const before = printIn(language, script.slice(0, index + 1)).trimEnd();
  return [
    `${name}:${line}:${column}: ${words.notAsExpected}`,
    indented(printRows(rows, words.columns)),
    words.script,
    indented(before),
  ].join('\n');
}

const indented = (text: string): string => text.replace(/^/gm, '  ');
