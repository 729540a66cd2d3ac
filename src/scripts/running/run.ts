/** Runs a script up to its first failure. */
import type { ScriptOf } from '../language/items.js';
import type { Row } from './rows.js';
import type { GameRunner } from './runner.js';
import type { GameTypes } from './stage.js';

/** The first item that did not go as expected. */
export interface Failure {
  /** The item's index in the script, from 0. */
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
  let failure: Failure | undefined;
  for (let index = 0; index < script.length && failure === undefined; index++) {
    const item = script[index];
    const rows = item === undefined ? [] : runner.step(item);
    if (rows.some((row) => !row.holds)) failure = { index, rows };
  }
  return { failure, events: runner.events, frame: runner.frame };
}
