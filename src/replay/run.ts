/** Runs a whole script, up to the first thing that is not as expected. */
import type { Frame } from '../klondike/contract/frame.js';
import type { Row } from './facts.js';
import type { Bring, OnFrame } from './runner.js';
import { ScriptRunner } from './runner.js';
import type { Script } from './script.js';

/** What was not as expected. */
export interface Failure {
  /** The item's place in the script, from 0. */
  readonly index: number;
  /** All that was expected of the item; some of it does not hold. */
  readonly rows: readonly Row[];
}

export interface RunResult {
  /** Undefined where all was as expected. */
  readonly failure: Failure | undefined;
  /** How many calls of the handler were made. */
  readonly events: number;
  /** What the view shows at the end. */
  readonly frame: Frame;
}

export function runScript(script: Script, bring: Bring, onFrame?: OnFrame): RunResult {
  const runner = new ScriptRunner(bring, onFrame);
  let failure: Failure | undefined;
  for (let index = 0; index < script.length && failure === undefined; index++) {
    const item = script[index];
    const rows = item === undefined ? [] : runner.step(item);
    if (rows.some((row) => !row.holds)) failure = { index, rows };
  }
  return { failure, events: runner.events, frame: runner.frame };
}
