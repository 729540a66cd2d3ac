/** Runs a whole script, up to the first thing that is not as expected. */
import type { ScriptOf } from '../language/items.js';
import type { Row } from './rows.js';
import type { GameRunner } from './runner.js';
import type { GameTypes } from './stage.js';

/** What was not as expected. */
export interface Failure {
  /** The item's place in the script, from 0. */
  readonly index: number;
  /** All that was expected of the item; some of it does not hold. */
  readonly rows: readonly Row[];
}

export interface RunResultOf<Frame> {
  /** Undefined where all was as expected. */
  readonly failure: Failure | undefined;
  /** How many calls of the handler were made. */
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
