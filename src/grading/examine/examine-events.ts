/** Examines a handler: first plays as people do, then as only programs can. */
import { JavaRandom } from '../../core/random.js';
import { NEW_GAME, STOCK, UNDO } from '../../games/klondike/contract/calls.js';
import type { Rules } from '../../games/klondike/model/rules.js';
import type { Candidate } from '../candidate/candidate.js';
import type { EventCheckId } from '../checks/event-checks.js';
import { EVENT_CHECKS } from '../checks/event-checks.js';
import { isRuledOut, needsLateGame } from '../checks/hindrances.js';
import { lateAfter } from '../time-limit.js';
import { adaptedFindings } from './adaptations.js';
import type { Evidence } from './record/evidence.js';
import { playWinningGames } from './play/games-to-win.js';
import type { QuestionAnswer } from './record/ledger.js';
import { longGame } from './play/long-game.js';
import { manyDeals } from './play/many-deals.js';
import { tourAndPlay, tryOtherConditions } from './other-conditions.js';
import { randomPlay } from './play/random-play.js';
import { RobustPlay } from './play/robust-play.js';
import { CandidateStarter } from './candidate-starter.js';
import type { HandlerFindings } from './record/handler-findings.js';
import type { HandlerRun } from './handler-run.js';
import { stockTour } from './play/stock-tour.js';

interface ExaminationOptions {
  readonly rules: Rules;
  readonly seed: number;
  /** After this time, the candidate gets no more events. */
  readonly seconds: number;
  /** The required answers to questions that the statement leaves open. Without them, any answer is allowed. */
  readonly readings?: readonly QuestionAnswer[];
  /**
   * Should the grader send more nonsense, including piles that are not numbers? Only a handler in this process can
   * receive these.
   */
  readonly isThorough?: boolean;
}

export interface ExaminationResult {
  readonly findings: HandlerFindings;
  readonly starter: CandidateStarter;
  readonly name: string;
  readonly notes: readonly string[];
  /** Checks that can't be tried with this candidate, whatever it does. */
  readonly excused: readonly EventCheckId[];
}

/** @throws CandidateFault if the candidate cannot be started at all */
export function examineEvents(
  candidate: Candidate,
  { rules, seed, seconds, readings, isThorough }: ExaminationOptions,
): ExaminationResult {
  const isLate = lateAfter(seconds, () => candidate.replayMilliseconds ?? 0);
  let trials = 0;
  const tryRules = (trial: HandlerFindings): boolean =>
    new CandidateStarter(candidate, seed, { isLate, wasStarted: trials++ > 0 }).run(
      trial,
      tourAndPlay,
      OWN_CARDS,
    );
  const findings = adaptedFindings(rules, tryRules, readings);
  const starter = new CandidateStarter(candidate, seed, { isLate, wasStarted: true });
  const name = judgeDeals(starter, findings, candidate.startsQuickly ? DEALS.quick : DEALS.slow);
  playWinningGames(starter, findings, { seed, isSure: false });
  starter.run(findings, (run) => longGame(run, new JavaRandom(BigInt(seed))));
  playRandomly(starter, findings, { seed, events: RANDOM_EVENTS });
  starter.runOn(findings, new RobustPlay(new JavaRandom(BigInt(seed)), isThorough).play);
  tryRemainingChecks(starter, findings, seed);
  const notes = tryOtherConditions(starter, findings, candidate);
  findings.evidence.settle();
  const excused: EventCheckId[] = notes.length > 0 ? ['constants.names'] : [];
  excused.push(...examineProgram(candidate, findings.evidence, starter.isLate()));
  return { findings, starter, name: name ?? '', notes: [...starter.notes, ...notes], excused };
}

const RANDOM_EVENTS = 2_000;

/** The number of first deals to check. Several of them also find faults that only some deals have. */
const DEALS = { quick: 6, slow: 1 } as const;

/** For runs that check how the handler deals. */
const OWN_CARDS = { ownCards: true } as const;

/** Starts many games and goes through their stocks. Returns the handler's name. */
function judgeDeals(starter: CandidateStarter, findings: HandlerFindings, deals: number): string | undefined {
  for (let deal = 0; deal < deals; deal++) starter.run(findings, (run) => run.newGame(), OWN_CARDS);
  const dealTwice = (run: HandlerRun): void => {
    run.newGame();
    run.newGame();
  };
  starter.run(findings, dealTwice, OWN_CARDS);
  let asked: { readonly name: string | undefined } | undefined;
  const askName = (run: HandlerRun): void => noteName(findings, (asked = { name: run.name }).name);
  const tourAndAsk = (run: HandlerRun): boolean => {
    const isToured = stockTour(run) === 'right';
    // getName comes last, because a handler may crash.
    if (asked === undefined && !run.hasEnded) askName(run);
    return isToured;
  };
  starter.runOn(findings, tourAndAsk, OWN_CARDS);
  if (asked === undefined) starter.run(findings, askName);
  const undoAndDeal = (run: HandlerRun): void => {
    tryUndoAtDeals(run);
    manyDeals(run);
  };
  starter.run(findings, undoAndDeal, OWN_CARDS);
  return asked?.name;
}

/** The most rounds of extra games for checks that have not been tried yet. */
const MOST_ROUNDS = 4;

/** The number of these rounds in which the grader also tries to win. */
const ROUNDS_TO_WIN = 3;

/** Plays more games with different deals until only checks are left that the handler's own faults rule out. */
function tryRemainingChecks(starter: CandidateStarter, findings: HandlerFindings, seed: number): void {
  const { evidence } = findings;
  let known = 0;
  for (let round = 1; round <= MOST_ROUNDS && !starter.isClosed; round++) {
    const { open, ruledOut } = untriedIn(evidence);
    const isProgressing = known < evidence.tried.size;
    const wanted = isProgressing ? ruledOut : ruledOut.filter((check) => !needsLateGame(check));
    if (open.length + wanted.length === 0) return;
    known = evidence.tried.size;
    playRandomly(starter, findings, { seed: seed + round, events: RANDOM_EVENTS / 2 });
    starter.runOn(findings, (run) => stockTour(run) === 'right');
    if (round <= ROUNDS_TO_WIN)
      playWinningGames(starter, findings, { seed: seed + round, isSure: open.some(needsLateGame) });
  }
}

/** The checks not tried yet, separated by whether the handler's own faults rule them out. */
function untriedIn({ tried, failures }: Evidence): Record<'open' | 'ruledOut', EventCheckId[]> {
  const failed = failures.map(({ check }) => check);
  const untried = EVENT_CHECKS.flatMap(({ id }) => (tried.has(id) || TRIED_LATER.has(id) ? [] : [id]));
  const known = { failed, isTried: (check: string) => tried.has(check as EventCheckId) };
  const ruledOut = untried.filter((check) => isRuledOut(check, known));
  return { open: untried.filter((check) => !ruledOut.includes(check)), ruledOut };
}

/** Checks that are tried later in other ways. */
const TRIED_LATER: ReadonlySet<EventCheckId> = new Set([
  ...(['constants.names', 'arrays.own', 'program.main', 'program.arguments'] as const),
]);

function playRandomly(
  starter: CandidateStarter,
  findings: HandlerFindings,
  { seed, events }: { readonly seed: number; readonly events: number },
): void {
  const chance = new JavaRandom(BigInt(seed));
  let left = events;
  starter.runOn(findings, (run) => {
    randomPlay(run, chance, left);
    left -= run.events;
    return !run.hasEnded || left <= 0;
  });
}

function noteName({ evidence }: HandlerFindings, name: string | undefined): void {
  if (name !== undefined && name.trim() !== '') return evidence.pass('handler.name');
  evidence.fail({
    ...{ check: 'handler.name', key: 'getName', seed: 0, calls: [], earlierGames: 0, before: '' },
    message: name === undefined ? 'getName does not return a string' : 'getName returns an empty string',
    expected: 'the name of the student',
    seen: name === undefined ? 'no string' : 'an empty string',
  });
}

/** Tries undo at the deal of the first game, and again at the next deal after a click. */
function tryUndoAtDeals(run: HandlerRun): void {
  for (const call of [NEW_GAME, UNDO, STOCK, NEW_GAME, UNDO]) {
    if (call.event === 'newGame') run.newGame();
    else if (run.game === undefined || run.isFatal(call)) return;
    else run.step(call);
  }
}

/** The class that the statement requires. */
const KLONDIKE = 'be.ac.ulg.montefiore.oop.Klondike';

const CHECKS = ['program.main', 'program.arguments'] as const;

/** Returns the checks that do not apply, because the candidate is not a program or has no main method. */
export function examineProgram(
  { program }: Candidate,
  evidence: Evidence,
  isTimeUp: boolean,
): readonly EventCheckId[] {
  if (program === undefined) return CHECKS;
  if (isTimeUp) return [];
  const { mainClass, isAsAskedFor } = program;
  judge(evidence, {
    check: 'program.main',
    fault: isAsAskedFor ? undefined : noMain(mainClass),
    expected: `main in the public class ${KLONDIKE}`,
    seen: mainClass === '' ? 'no main method' : `main in ${mainClass}`,
  });
  if (mainClass === '') return ['program.arguments'];
  const fault = program.argumentFault();
  judge(evidence, {
    check: 'program.arguments',
    fault: fault === undefined ? undefined : `When the program gets an argument, ${fault}`,
    expected: 'an error message, and then the program ends',
    seen: fault ?? '',
  });
  return [];
}

function noMain(mainClass: string): string {
  if (mainClass === '') return 'The program has no main method. Only its handler is graded';
  return mainClass === KLONDIKE
    ? `The class ${KLONDIKE} is not public`
    : `The main method is in ${mainClass}`;
}

/** @param judged its fault is undefined if the check passes */
function judge(
  evidence: Evidence,
  judged: {
    readonly check: EventCheckId;
    readonly fault: string | undefined;
    readonly expected: string;
    readonly seen: string;
  },
): void {
  const { check, fault, expected, seen } = judged;
  if (fault === undefined) return evidence.pass(check);
  const nothingPlayed = { seed: 0, calls: [], earlierGames: 0, before: '' };
  evidence.fail({ ...nothingPlayed, check, key: check, message: fault, expected, seen });
}
