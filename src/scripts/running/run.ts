/** Runs a script up to its first failure, and describes the failure to readers. */
import { checkGiven } from '../../core/given.js';
import type { ScriptOf } from '../language/items.js';
import { checkScript } from '../language/items.js';
import type { Language, NamedFact } from '../language/language.js';
import { placeOfItem } from '../language/parse.js';
import { printIn } from '../language/print.js';
import type { GameRunner } from './runner.js';
import type { GameTypes } from './stage.js';
import type { Row } from './row.js';
import type { Fault, StepResult } from './step.js';
import { printRows } from './step.js';

/** An item that did not go as expected. */
export interface Failure extends Fault {
  /** The item's index in the script, from 0. The index is also 0 if the handler is missing. */
  readonly index: number;
  /** The expectations about the item. At least one row does not hold. */
  readonly rows: readonly Row[];
}

export interface RunResultOf<Frame> {
  /** Undefined if the script passed. */
  readonly failure: Failure | undefined;
  /** The number of calls that the handler received. */
  readonly events: number;
  /** The view's frame at the end. */
  readonly frame: Frame;
}

export function runWith<Game extends GameTypes>(
  runner: GameRunner<Game>,
  script: ScriptOf<Game['call'], Game['fact']>,
): RunResultOf<Game['frame']> {
  checkScript(script);
  let failure = failureOf(0, runner.missing);
  for (const [index, item] of script.entries()) failure ??= failureOf(index, runner.step(item));
  return { failure, events: runner.events, frame: runner.frame };
}

export const failureOf = (index: number, step: StepResult | undefined): Failure | undefined =>
  step?.fault && { index, rows: step.rows, ...step.fault };

export interface SourceOf<Script> {
  /** The name of the script in messages. */
  readonly name: string;
  readonly text: string;
  readonly script: Script;
}

/**
 * The wording of a failure report: `script` is the heading above the script, and `columns` has the headings of the
 * columns.
 */
const ENGLISH = {
  notAsExpected: 'not as expected',
  script: 'The script up to there:',
  columns: { expected: 'expected', seen: 'seen' },
};

/** A report of the failure: its place, a table of expected and seen values, and the script up to there. */
export function printFailureIn<Call, Fact extends NamedFact>(
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
