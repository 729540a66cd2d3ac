/** Removes single events from the scripts in reports, to see whether they still show the fault. */
import type { KlondikeCall } from '../../../src/games/klondike/contract/handler.js';
import { callHandler } from '../../../src/games/klondike/contract/handler.js';
import { ULG } from '../../../src/games/klondike/model/rules.js';
import { parseScript } from '../../../src/games/klondike/script/text.js';
import { FrameView } from '../../../src/games/klondike/views/frame-view.js';
import type { EventCheckId } from '../../../src/grading/checks/event-checks.js';
import { ScriptJudge } from '../../../src/grading/examine/script-judge.js';
import type { FailureReport } from '../../../src/grading/report/grade-report.js';
import { candidateOf } from './chosen-faulty.js';
import type { FaultyHandler } from './faulty/faulty-handler.js';

/** Each event of the script, including its first `new`. */
export const callsIn = (script: string): KlondikeCall[] =>
  parseScript(script).flatMap((item) =>
    item.kind === 'event' ? new Array<KlondikeCall>(item.times).fill(item.call as KlondikeCall) : [],
  );

/** The number in the tag `Seed`. */
export const seedIn = (script: string): number => Number(/\[Seed "(\d+)"\]/.exec(script)?.[1]);

/** The indexes of events that the script can lose and still show the fault. Empty if only the last table shows it. */
export function needlessEvents(
  handler: FaultyHandler,
  { check, script }: Pick<FailureReport, 'check' | 'script'>,
): number[] {
  const calls = callsIn(script);
  const seed = seedIn(script);
  const faultOf = (made: readonly KlondikeCall[]): EventCheckId | undefined =>
    checkFailedBy(handler, { check: check as EventCheckId, seed, calls: made });
  const whole = faultOf(calls);
  if (whole === undefined) return [];
  return calls.flatMap((_, left) =>
    faultOf(calls.filter((_call, index) => index !== left)) === whole ? [left] : [],
  );
}

interface PlayedCalls {
  /** The check that fails with the script. */
  readonly check: EventCheckId;
  readonly seed: number;
  readonly calls: readonly KlondikeCall[];
}

function checkFailedBy(
  handler: FaultyHandler,
  { check, seed, calls }: PlayedCalls,
): EventCheckId | undefined {
  const judge = new ScriptJudge(candidateOf(handler), { check, rules: ULG });
  const running = judge.candidate.start(new FrameView(), { seed });
  for (const call of calls) {
    try {
      callHandler(running.handler, call);
    } catch {
      // The witness has recorded the fault at this point.
    }
  }
  running.end();
  return judge.found?.failed.check;
}
