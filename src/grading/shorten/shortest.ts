/** Finds the shortest way to show a fault: looks for a quick one, then leaves out calls. */
import { JavaRandom } from '../../core/random.js';
import type { Candidate } from '../candidate/candidate.js';
import { CandidateFault } from '../candidate/candidate.js';
import type { CheckFailure, PlayedCall } from '../examine/record/evidence.js';
import type { HandlerFindings } from '../examine/record/handler-findings.js';
import { fewestCalls } from './leave-out.js';
import { seek } from './seek.js';
import { WatchingView } from '../examine/watch/watching-view.js';
import { optionsFor } from '../examine/other-constants.js';
import { newFindings } from '../examine/record/handler-findings.js';
import { HandlerRun } from '../examine/handler-run.js';

/** The number of deals to search. A search ends after `NEARBY` calls, or after `FAR` calls if that finds nothing. */
const DEALS = { quick: 24, slow: 3 } as const;
const NEARBY = 14;
const FAR = 60;

/**
 * The fewest calls that can show the fault: a new game and the event. For an undo, the event comes first; for a second
 * undo, two of them.
 */
const leastOf = ({ check, key }: CheckFailure): number =>
  check === 'undo.depth' ? 5 : key.startsWith('undo ') ? 3 : 2;

/** The failure with the fewest calls found so far. The given failure if it does not happen again. */
export function shortest(
  candidate: Candidate,
  findings: HandlerFindings,
  failed: CheckFailure,
): CheckFailure {
  if (failed.calls.length === 0) return failed;
  const trials = new Trials(candidate, findings, failed);
  const deals = candidate.startsQuickly ? DEALS.quick : DEALS.slow;
  const near = searchDeals(trials, failed, { most: NEARBY, deals });
  const known = near ?? withoutDetours(trials, failed);
  const isFar = near === undefined && lengthOf(known ?? failed) > NEARBY;
  const far = isFar ? searchDeals(trials, failed, { most: FAR, deals }) : undefined;
  const ways = [known, far].flatMap((one) => one ?? []).sort((one, other) => lengthOf(one) - lengthOf(other));
  const cuts = ways.map((one) => cutDown(trials, one));
  const [cut] = cuts.sort((one, other) => lengthOf(one) - lengthOf(other));
  if (cut === undefined) return failed;
  const fewer = withFewerGames(trials, cut);
  return fewer === undefined ? cut : cutDown(trials, fewer);
}

function searchDeals(
  trials: Trials,
  failed: CheckFailure,
  { most, deals }: { readonly most: number; readonly deals: number },
): CheckFailure | undefined {
  let best: CheckFailure | undefined;
  for (let seed = 1; seed <= deals && (best === undefined || lengthOf(best) > leastOf(failed)); seed++) {
    const chance = new JavaRandom(BigInt(seed));
    const found = trials.failureIn(seed, (run) => seek(run, failed, { chance, most }));
    if (found !== undefined && (best === undefined || lengthOf(found) < lengthOf(best))) best = found;
  }
  return best;
}

/** Tries with fewer earlier games. The deal is then different, but the same calls may fail there too. */
function withFewerGames(trials: Trials, failed: CheckFailure): CheckFailure | undefined {
  const { calls, seed, earlierGames } = failed;
  for (let games = 0; games < earlierGames; games = games === 0 ? 1 : games * 2) {
    const found = trials.failureOf(seed, calls, games);
    if (found !== undefined && lengthOf(found) < lengthOf(failed)) return found;
  }
  return undefined;
}

/**
 * The failure without refused and undone calls. If that does not fail, keeps the last undone calls, then all undone
 * calls, then everything.
 */
function withoutDetours(trials: Trials, failed: CheckFailure): CheckFailure | undefined {
  const { calls, seed, earlierGames } = failed;
  const [last] = calls.slice(-1);
  if (last === undefined) return undefined;
  const accepted = calls.slice(0, -1).filter(({ refused }) => !refused);
  const end = accepted.findLastIndex(isUndo) + 1;
  const begin = accepted.slice(0, end).findLastIndex((made) => !isUndo(made)) + 1;
  const ways = [
    [...withoutUndone(accepted), last],
    [...withoutUndone(accepted.slice(0, begin)), ...accepted.slice(begin), last],
    [...accepted, last],
    calls,
  ];
  const others = ways.filter(({ length }, index) => length !== ways[index + 1]?.length);
  return firstOf(others, (way) => trials.failureOf(seed, way, earlierGames));
}

const isUndo = ({ call }: PlayedCall): boolean => call.event === 'undo';

/** The calls that were not undone. */
function withoutUndone(calls: readonly PlayedCall[]): PlayedCall[] {
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

/** Leaves out the calls that the failure does not need. Keeps the first call, which starts the game. */
const cutDown = (trials: Trials, failed: CheckFailure): CheckFailure =>
  lengthOf(failed) <= leastOf(failed)
    ? failed
    : fewestCalls<PlayedCall, CheckFailure>(failed, {
        retry: (calls) =>
          calls.length < 2 ? undefined : trials.failureOf(failed.seed, calls, failed.earlierGames),
        kept: 1,
        textOf: (calls) => JSON.stringify(calls.map(({ call }) => call)),
      });

const lengthOf = ({ calls, earlierGames }: CheckFailure): number => calls.length + earlierGames;

/**
 * Limits for one fault: the number of starts for a candidate that starts slowly, or the number of events for any other
 * candidate.
 */
const MOST = { starts: 20, events: 20_000 } as const;

export class Trials {
  private left: number;

  constructor(
    private readonly candidate: Candidate,
    private readonly findings: HandlerFindings,
    private readonly failed: CheckFailure,
  ) {
    this.left = candidate.startsQuickly ? MOST.events : MOST.starts;
  }

  get areOver(): boolean {
    return this.left <= 0 || this.findings.isLate?.() === true;
  }

  /** Starts the candidate and plays. Returns the failure of the check, if it happened. */
  failureIn(seed: number, play: (run: HandlerRun) => void): CheckFailure | undefined {
    if (this.areOver) return undefined;
    const findings = { ...this.asBefore(), seed };
    const view = new WatchingView();
    let run: HandlerRun | undefined;
    try {
      run = new HandlerRun(
        this.candidate.start(view, { seed, ...optionsFor(this.failed.check) }),
        view,
        findings,
      );
      play(run);
    } catch (error) {
      if (!(error instanceof CandidateFault)) throw error;
    } finally {
      this.left -= this.candidate.startsQuickly ? (run?.events ?? 0) + 1 : 1;
      run?.end();
    }
    const { check, seenAs, message } = this.failed;
    const found = findings.evidence.failureOf(seenAs ?? check);
    return found && seenAs !== undefined ? { ...found, check, message, seenAs } : found;
  }

  /** The findings, without the failures. Uses the plain rules if another check failed first. */
  private asBefore(): HandlerFindings {
    const { failed, findings } = this;
    const { isLate = () => false } = findings;
    if (failed.seenAs !== undefined) return newFindings(findings.rules, { isLate });
    const { evidence, ledger, lenience, ...others } = findings;
    const fresh = newFindings(findings.rules).lenience;
    return {
      ...others,
      ...{ evidence: evidence.withoutFailures(), ledger },
      lenience: { ...fresh, ...(lenience.waste && { waste: lenience.waste }) },
    };
  }

  /** Plays these calls, after this many games without a move. */
  failureOf(seed: number, calls: readonly PlayedCall[], earlierGames = 0): CheckFailure | undefined {
    return this.failureIn(seed, (run) => {
      for (let game = 0; game < earlierGames && !run.hasEnded; game++) run.newGame();
      for (const { call } of calls) {
        if (run.hasEnded) return;
        if (call.event === 'newGame') run.newGame();
        else if (run.game === undefined) return;
        else run.step(call);
      }
    });
  }
}
