/** Examines a handler: plays before it as players do, then as only programs do. */
import { JavaRandom } from '../../core/random.js';
import { NEW_GAME, STOCK, UNDO } from '../../games/klondike/contract/calls.js';
import type { Rules } from '../../games/klondike/model/rules.js';
import type { Candidate } from '../candidate/candidate.js';
import type { EventCheckId } from '../checks/event-checks.js';
import { EVENT_CHECKS } from '../checks/event-checks.js';
import { isRuledOut, needsLateGame } from '../checks/hindrances.js';
import { lateAfter } from '../time-limit.js';
import { adapted } from './adaptations.js';
import type { Evidence } from './evidence.js';
import { toWin } from './games-to-win.js';
import type { OneReading } from './ledger.js';
import { longGame } from './long-game.js';
import { manyDeals } from './many-deals.js';
import { examineProgram } from './own-program.js';
import { tourAndPlay, underOtherConditions } from './other-conditions.js';
import { randomPlay } from './random-play.js';
import { RobustPlay } from './robust-play.js';
import { Room } from './room.js';
import type { Examined } from './examined.js';
import type { Sitting } from './sitting.js';
import { stockTour } from './stock-tour.js';
import { isDeadly } from './won-game.js';

interface ExaminationOptions {
  readonly rules: Rules;
  readonly seed: number;
  /** The candidate gets no more events after this time. */
  readonly seconds: number;
  /** How the handler must read what the statement leaves open; each reading is allowed without it. */
  readonly readings?: readonly OneReading[];
  /** Ask for more nonsense, and for piles that are not numbers? Only a handler in this process can be asked for these. */
  readonly isThorough?: boolean;
}

/** All that was found out. */
export interface EventsFindings {
  readonly examined: Examined;
  readonly room: Room;
  readonly name: string;
  readonly notes: readonly string[];
  /** Checks that cannot be tried with this candidate, whatever it does. */
  readonly excused: readonly EventCheckId[];
}

/** @throws CandidateFault if the candidate cannot be started at all */
export function examineEvents(
  candidate: Candidate,
  { rules, seed, seconds, readings, isThorough }: ExaminationOptions,
): EventsFindings {
  const isLate = lateAfter(seconds, () => candidate.replayMilliseconds ?? 0);
  let trials = 0;
  const examined = adapted(
    rules,
    (trial) => new Room(candidate, seed, { isLate, wasStarted: trials++ > 0 }).sit(trial, tourAndPlay),
    readings,
  );
  const room = new Room(candidate, seed, { isLate, wasStarted: true });
  for (let deal = 0; deal < (candidate.startsQuickly ? DEALS.quick : DEALS.slow); deal++)
    room.sit(examined, (sitting) => sitting.newGame());
  room.sit(examined, (sitting) => {
    sitting.newGame();
    sitting.newGame();
  });
  let asked: { readonly name: string | undefined } | undefined;
  const askName = (sitting: Sitting): void => noteName(examined, (asked = { name: sitting.name }).name);
  room.sitOn(examined, (sitting) => {
    const isToured = stockTour(sitting) === 'right';
    // Asked last: a handler may die of it.
    if (asked === undefined && !sitting.hasEnded) askName(sitting);
    return isToured;
  });
  if (asked === undefined) room.sit(examined, askName);
  room.sit(examined, (sitting) => {
    undoAtTheDeals(sitting);
    manyDeals(sitting);
  });
  toWin(room, examined, { seed, isSure: false });
  room.sit(examined, (sitting) => longGame(sitting, new JavaRandom(BigInt(seed))));
  playByChance(room, examined, { seed, events: RANDOM_EVENTS });
  room.sitOn(examined, new RobustPlay(new JavaRandom(BigInt(seed)), isThorough).play);
  tryTheRest(room, examined, seed);
  const notes = underOtherConditions(room, examined, candidate);
  examined.evidence.settle();
  const excused: EventCheckId[] = notes.length > 0 ? ['constants.names'] : [];
  excused.push(...examineProgram(candidate, examined.evidence, room.isLate()));
  return { examined, room, name: asked?.name ?? '', notes: [...room.notes, ...notes], excused };
}

const RANDOM_EVENTS = 2_000;

/** How many first deals are looked at, for what is dealt wrongly now and then only. */
const DEALS = { quick: 6, slow: 1 } as const;

/** The most rounds of extra games for checks that were not tried yet. */
const MOST_ROUNDS = 4;

/** The number of these rounds in which the grader also tries to win. */
const ROUNDS_TO_WIN = 3;

/** Plays more games with other deals, until every check was tried that the handler's own faults don't rule out. */
function tryTheRest(room: Room, examined: Examined, seed: number): void {
  const { evidence } = examined;
  let known = 0;
  for (let round = 1; round <= MOST_ROUNDS && !room.isClosed; round++) {
    const { open, ruledOut } = untriedIn(evidence);
    const isGettingOn = known < evidence.tried.size;
    const wanted = isGettingOn ? ruledOut : ruledOut.filter((check) => !needsLateGame(check));
    if (open.length + wanted.length === 0) return;
    known = evidence.tried.size;
    playByChance(room, examined, { seed: seed + round, events: RANDOM_EVENTS / 2 });
    room.sitOn(examined, (sitting) => stockTour(sitting) === 'right');
    if (round <= ROUNDS_TO_WIN)
      toWin(room, examined, { seed: seed + round, isSure: open.some(needsLateGame) });
  }
}

/** The checks that were not tried yet, separated by whether a fault of the handler is the reason. */
function untriedIn({ tried, failures }: Evidence): Record<'open' | 'ruledOut', EventCheckId[]> {
  const failed = failures.map(({ check }) => check);
  const untried = EVENT_CHECKS.flatMap(({ id }) => (tried.has(id) || EXCEPT.has(id) ? [] : [id]));
  const known = { failed, isTried: (check: string) => tried.has(check as EventCheckId) };
  const ruledOut = untried.filter((check) => isRuledOut(check, known));
  return { open: untried.filter((check) => !ruledOut.includes(check)), ruledOut };
}

/** These are tried later, in other ways. */
const EXCEPT: ReadonlySet<EventCheckId> = new Set([
  ...(['constants.names', 'arrays.own', 'program.main', 'program.arguments'] as const),
]);

function playByChance(
  room: Room,
  examined: Examined,
  { seed, events }: { readonly seed: number; readonly events: number },
): void {
  const chance = new JavaRandom(BigInt(seed));
  let left = events;
  room.sitOn(examined, (sitting) => {
    randomPlay(sitting, chance, left);
    left -= sitting.events;
    return !sitting.hasEnded || left <= 0;
  });
}

function noteName({ evidence }: Examined, name: string | undefined): void {
  if (name !== undefined && name.trim() !== '') return evidence.hold('handler.name');
  evidence.fail({
    ...{ check: 'handler.name', key: 'getName', seed: 0, calls: [], earlierGames: 0, before: '' },
    message: name === undefined ? 'getName does not answer with a string' : 'getName answers with no name',
    expected: 'the name of the student',
    seen: name === undefined ? 'no string' : 'an empty string',
  });
}

/** Tries undo at the deal of a first game, and at the next deal after a click. */
function undoAtTheDeals(sitting: Sitting): void {
  for (const call of [NEW_GAME, UNDO, STOCK, NEW_GAME, UNDO]) {
    if (call.event === 'newGame') sitting.newGame();
    else if (sitting.game === undefined || isDeadly(sitting, call)) return;
    else sitting.step(call);
  }
}
