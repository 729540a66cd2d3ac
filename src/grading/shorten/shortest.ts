/** The shortest way found to see a fault: first looked for anew, then cut down. */
import { JavaRandom } from '../../core/random/java-random.js';
import type { Candidate } from '../candidate/candidate.js';
import type { Failed, PlayedCall } from '../examine/evidence.js';
import type { Examined } from '../examine/sitting.js';
import { seek } from './seek.js';
import { Trials } from './trials.js';

/** In how many deals such an event is looked for. */
const DEALS = { quick: 24, slow: 3 } as const;

/** A way this short needs no shorter one. */
const SHORT = 2;

/** The failure as it is seen soonest; the one given if it is not seen again. */
export function shortest(candidate: Candidate, examined: Examined, failed: Failed): Failed {
  if (failed.calls.length === 0) return failed;
  const trials = new Trials(candidate, examined, failed);
  const found = soonest(trials, failed, candidate.startsQuickly ? DEALS.quick : DEALS.slow);
  const long = found ?? withoutDetours(trials, failed);
  return long === undefined ? failed : cutDown(trials, long);
}

function soonest(trials: Trials, failed: Failed, deals: number): Failed | undefined {
  let best: Failed | undefined;
  for (let seed = 1; seed <= deals && (best === undefined || lengthOf(best) > SHORT); seed++) {
    const found = trials.failureIn(seed, (sitting) => seek(sitting, failed, new JavaRandom(BigInt(seed))));
    if (found?.earlierGames === 0 && (best === undefined || lengthOf(found) < lengthOf(best))) best = found;
  }
  return best;
}

/** The calls as they were made, without what was refused or undone on the way. */
function withoutDetours(trials: Trials, failed: Failed): Failed | undefined {
  const { calls, seed, earlierGames } = failed;
  const [last] = calls.slice(-1);
  if (last === undefined) return undefined;
  const direct: PlayedCall[] = [];
  for (const made of calls.slice(0, -1)) {
    if (made.refused) continue;
    if (made.call.event === 'undo') direct.pop();
    else direct.push(made);
  }
  return (
    trials.failureOf(seed, [...direct, last], earlierGames) ?? trials.failureOf(seed, calls, earlierGames)
  );
}

/** Leaves out calls, many at a time and then fewer, while the check still fails. */
function cutDown(trials: Trials, failed: Failed): Failed {
  let best = failed;
  for (let size = lengthOf(best) >> 1; size > 0; size >>= 1) {
    for (let at = 1; at < lengthOf(best) - 1 && !trials.areOver;) {
      const calls = [...best.calls.slice(0, at), ...best.calls.slice(at + size)];
      const found = calls.length > 1 ? trials.failureOf(best.seed, calls, best.earlierGames) : undefined;
      if (found === undefined || lengthOf(found) >= lengthOf(best)) at += size;
      else best = found;
    }
  }
  return best;
}

const lengthOf = ({ calls, earlierGames }: Failed): number => calls.length + earlierGames;
