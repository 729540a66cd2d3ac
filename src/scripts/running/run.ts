/** Runs a script up to its first failure. */
import type { ScriptOf } from '../language/items.js';
import { checkScript } from '../language/items.js';
import type { Row } from './rows.js';
import type { GameRunner } from './runner.js';
import type { GameTypes } from './stage.js';
import type { Fault, Step } from './step.js';

/** An item that did not go as expected. */
export interface Failure extends Fault {
  /** The item's index in the script, from 0; 0 also if there is no handler to run it against. */
  readonly index: number;
  /** All that was expected of the item; at least one row does not hold. */
  readonly rows: readonly Row[];
}

export interface RunResultOf<Frame> {
  /** Undefined if everything was as expected. */
  readonly failure: Failure | undefined;
  /** The number of calls of the handler. */
  readonly events: number;
  /** What the view shows at the end. */
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

export const failureOf = (index: number, step: Step | undefined): Failure | undefined =>
  step?.fault && { index, rows: step.rows, ...step.fault };
