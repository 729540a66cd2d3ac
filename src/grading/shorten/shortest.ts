/** The shortest way found to see a fault: first looked for anew, then cut down. */
import { JavaRandom } from '../../core/random.js';
import type { Candidate } from '../candidate/candidate.js';
import type { Failed, PlayedCall } from '../examine/evidence.js';
import type { Examined } from '../examine/examined.js';
import { fewestCalls } from './leave-out.js';
import { seek } from './seek.js';
import { Trials } from './trials.js';

/** In how many deals such an event is looked for: first nearby, and if it is nowhere found then farther off. */
const DEALS = { quick: 24, slow: 3 } as const;
const NEARBY = 14;
const FAR = 60;

/** No way is shorter than a new game and the event, which for an undo is made first; two of them for a second undo. */
const leastOf = ({ check, key }: Failed): number =>
  check === 'undo.depth' ? 5 : key.startsWith('undo ') ? 3 : 2;

/** The failure as it is seen soonest; the one given if it is not seen again. */
export function shortest(candidate: Candidate, examined: Examined, failed: Failed): Failed {
  if (failed.calls.length === 0) return failed;
  const trials = new Trials(candidate, examined, failed);
  const deals = candidate.startsQuickly ? DEALS.quick : DEALS.slow;
  const near = soonest(trials, failed, { most: NEARBY, deals });
  const known = near ?? withoutDetours(trials, failed);
  const isFar = near === undefined && lengthOf(known ?? failed) > NEARBY;
  const far = isFar ? soonest(trials, failed, { most: FAR, deals }) : undefined;
  const ways = [known, far].flatMap((one) => one ?? []).sort((one, other) => lengthOf(one) - lengthOf(other));
  const cuts = ways.map((one) => cutDown(trials, one));
  const [cut] = cuts.sort((one, other) => lengthOf(one) - lengthOf(other));
  if (cut === undefined) return failed;
  const fewer = withFewerGames(trials, cut);
  return fewer === undefined ? cut : cutDown(trials, fewer);
}

function soonest(
  trials: Trials,
  failed: Failed,
  { most, deals }: { readonly most: number; readonly deals: number },
): Failed | undefined {
  let best: Failed | undefined;
  for (let seed = 1; seed <= deals && (best === undefined || lengthOf(best) > leastOf(failed)); seed++) {
    const chance = new JavaRandom(BigInt(seed));
    const found = trials.failureIn(seed, (sitting) => seek(sitting, failed, { chance, most }));
    if (found !== undefined && (best === undefined || lengthOf(found) < lengthOf(best))) best = found;
  }
  return best;
}

/** Without the games before it, or some of them: another game is dealt then, and what was done in it may do there too. */
function withFewerGames(trials: Trials, failed: Failed): Failed | undefined {
  const { calls, seed, earlierGames } = failed;
  for (let games = 0; games < earlierGames; games = games === 0 ? 1 : games * 2) {
    const found = trials.failureOf(seed, calls, games);
    if (found !== undefined && lengthOf(found) < lengthOf(failed)) return found;
  }
  return undefined;
}

/** The calls without what was refused or undone on the way, or with what was undone last; else as they were made. */
function withoutDetours(trials: Trials, failed: Failed): Failed | undefined {
  const { calls, seed, earlierGames } = failed;
  const [last] = calls.slice(-1);
  if (last === undefined) return undefined;
  const accepted = calls.slice(0, -1).filter(({ refused }) => !refused);
  const end = accepted.findLastIndex(isUndo) + 1;
  const begin = accepted.slice(0, end).findLastIndex((made) => !isUndo(made)) + 1;
  const ways = [
    [...direct(accepted), last],
    [...direct(accepted.slice(0, begin)), ...accepted.slice(begin), last],
    [...accepted, last],
    calls,
  ];
  const others = ways.filter(({ length }, index) => length !== ways[index + 1]?.length);
  return firstOf(others, (way) => trials.failureOf(seed, way, earlierGames));
}

const isUndo = ({ call }: PlayedCall): boolean => call.event === 'undo';

/** Without what was undone. */
function direct(calls: readonly PlayedCall[]): PlayedCall[] {
  const kept: PlayedCall[] = [];
  for (const made of calls) {
    if (isUndo(made)) kept.pop();
    else kept.push(made);
  }
  return kept;
}

function firstOf<Item, Found>(
  items: readonly Item[],
  find: (item: Item) => Found | undefined,
): Found | undefined {
  for (const item of items) {
    const found = find(item);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Without the calls that the failure does not need. Keeps the first call, which begins the game. */
const cutDown = (trials: Trials, failed: Failed): Failed =>
  lengthOf(failed) <= leastOf(failed)
    ? failed
    : fewestCalls<PlayedCall, Failed>(failed, {
        retry: (calls) =>
          calls.length < 2 ? undefined : trials.failureOf(failed.seed, calls, failed.earlierGames),
        kept: 1,
        textOf: (calls) => JSON.stringify(calls.map(({ call }) => call)),
      });

const lengthOf = ({ calls, earlierGames }: Failed): number => calls.length + earlierGames;
