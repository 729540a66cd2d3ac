/** Examines a handler: plays before it as players do, then as only programs do. */
import { JavaRandom } from '../../core/random/java-random.js';
import { NEW_GAME, STOCK, UNDO } from '../../games/klondike/contract/plain-calls.js';
import type { Rules } from '../../games/klondike/model/rules.js';
import type { Candidate, StartOptions } from '../candidate/candidate.js';
import { CandidateFault } from '../candidate/candidate.js';
import type { EventCheckId } from '../checks/event-checks.js';
import { EVENT_CHECKS } from '../checks/event-checks.js';
import { adapted } from './adaptations.js';
import type { Evidence } from './evidence.js';
import { Excursions } from './excursions.js';
import { optionsFor } from './other-constants.js';
import { randomPlay } from './random-play.js';
import { RobustPlay } from './robust-play.js';
import { Room, newExamined } from './room.js';
import type { Examined, Sitting } from './sitting.js';
import { stockTour } from './stock-tour.js';
import { takeApart } from './taking-apart.js';
import { eventOf, isDeadly, playToWin, undoTo } from './won-game.js';

export interface ExaminationOptions {
  readonly rules: Rules;
  readonly seed: number;
  /** Nothing is begun after so long. */
  readonly seconds: number;
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
  { rules, seed, seconds }: ExaminationOptions,
): EventsFindings {
  const room = new Room(candidate, seed, seconds);
  const examined = adapted(rules, (trial) => new Room(candidate, seed, seconds).sit(trial, tourAndPlay));
  for (let deal = 0; deal < (candidate.startsQuickly ? DEALS.quick : DEALS.slow); deal++)
    room.sit(examined, (sitting) => sitting.newGame());
  room.sit(examined, (sitting) => {
    sitting.newGame();
    sitting.newGame();
  });
  let name: string | undefined;
  room.sitOn(examined, (sitting) => {
    name ??= sitting.name;
    noteName(examined, name);
    return stockTour(sitting) === 'right';
  });
  toWin(room, examined, { seed, most: MOST_GAMES.usually });
  room.sit(examined, atTheNextDeal);
  playByChance(room, examined, { seed, events: RANDOM_EVENTS });
  room.sitOn(examined, new RobustPlay(new JavaRandom(BigInt(seed))).play);
  tryTheRest(room, examined, seed);
  asBefore(room, examined, 'arrays.own');
  const notes = candidate.takesConstants ? withOtherConstants(room, examined) : [NO_CONSTANTS];
  examined.evidence.settle();
  const excused = notes.length > 0 ? (['constants.names'] as const) : [];
  return { examined, room, name: name ?? '', notes: [...room.notes, ...notes], excused };
}

const NO_CONSTANTS =
  'Whether constants are used by their names was not tried: they cannot be given other numbers here.';

/** Why it could not be tried; nothing if it was. */
function withOtherConstants(room: Room, examined: Examined): string[] {
  try {
    asBefore(room, examined, 'constants.names');
    return [];
  } catch (error) {
    if (!(error instanceof CandidateFault) || error.kind !== 'not started') throw error;
    return [`Whether constants are used by their names was not tried: ${error.message}`];
  }
}

const RANDOM_EVENTS = 2_000;

/** How many first deals are looked at, for what is dealt wrongly now and then only. */
const DEALS = { quick: 6, slow: 1 } as const;

/** Events that are alike are tried this often. */
const QUOTA = { refused: 4, legal: 3 } as const;

/** The most games played for a win from the waste and one from a column; few, if something leads nowhere. */
const MOST_GAMES = { usually: 24, ifSomeAvoided: 6, ifHopeless: 1 } as const;

function mostGamesWith(evidence: Evidence): number {
  const isDealtWrongly = evidence.failures.some(
    ({ check }) => check === 'deal.columns' || check === 'deal.faces',
  );
  if (isDealtWrongly || evidence.isAvoided('draw')) return MOST_GAMES.ifHopeless;
  return evidence.avoidsSome ? MOST_GAMES.ifSomeAvoided : MOST_GAMES.usually;
}

/** After a fault more games are played, until all that can be tried has been. */
function tryTheRest(room: Room, examined: Examined, seed: number): void {
  const { evidence } = examined;
  const isLeft = (): boolean => EVENT_CHECKS.some(({ id }) => !evidence.tried.has(id));
  let known = -1;
  for (let round = 1; evidence.failures.length > 0 && isLeft() && known < evidence.tried.size; round++) {
    known = evidence.tried.size;
    playByChance(room, examined, { seed: seed + round, events: RANDOM_EVENTS / 2 });
    room.sitOn(examined, (sitting) => stockTour(sitting) === 'right');
    toWin(room, examined, { seed: seed + round, most: 6 });
  }
}

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

/** What was done in one game must not be undone in the next. */
function atTheNextDeal(sitting: Sitting): void {
  for (const call of [NEW_GAME, STOCK, NEW_GAME, UNDO]) {
    if (call.event === 'newGame') sitting.newGame();
    else if (sitting.game === undefined || isDeadly(sitting, call)) return;
    else sitting.step(call);
  }
}

function toWin(
  room: Room,
  examined: Examined,
  { seed, most }: { readonly seed: number; readonly most: number },
): void {
  const { evidence } = examined;
  const mostGames = (): number => Math.min(most, mostGamesWith(evidence));
  const chance = new JavaRandom(BigInt(seed));
  const excursions = new Excursions(QUOTA);
  const isDone = (): boolean => evidence.timesHeld('win.waste') > 0 && evidence.timesHeld('win.tableau') > 0;
  let games = 0;
  let hasTakenApart = false;
  while (games < mostGames() && !isDone() && !room.isClosed) {
    room.sit(examined, (sitting) => {
      for (; games < mostGames() && !isDone() && !sitting.hasEnded; games++) {
        const last = evidence.timesHeld('win.tableau') > 0 ? 'waste' : 'tableau';
        if (playToWin(sitting, { chance, excursions, last, isFirst: games === 0 }) !== 'won') continue;
        afterTheWin(sitting);
        if (sitting.isWon && !hasTakenApart) {
          hasTakenApart = true;
          takeApart(sitting, excursions);
        }
      }
    });
  }
}

/** Undoes the win, and wins again, more than once: it must always be the same. */
function afterTheWin(sitting: Sitting): void {
  const last = sitting.game?.last;
  for (let time = 1; time < WINS; time++) {
    if (last === undefined || sitting.game === undefined) return;
    if (undoTo(sitting, sitting.game.moves - 1) !== 'right') return;
    sitting.step(eventOf(last));
  }
}

/** So often the same game is won. */
const WINS = 4;

/** Under other conditions nothing may be wrong that is right in the same games without them. */
function asBefore(room: Room, examined: Examined, check: 'arrays.own' | 'constants.names'): void {
  const { rules, evidence, lenience, start } = examined;
  const tried = (changes: Partial<StartOptions>): Evidence => {
    const known = { evidence: evidence.knowingDeaths(), lenience: { ...lenience } };
    const trial = newExamined(rules, { ...known, ...(start && { start }) });
    room.sit(trial, allKinds, { ...changes, seed: OTHERWISE });
    return trial.evidence;
  };
  const failures = tried(optionsFor(check)).failures.filter(
    (failed) => evidence.failureOf(failed.check) === undefined,
  );
  const usual = failures.length === 0 ? undefined : tried({});
  const fault = failures.find((failed) => usual?.failureOf(failed.check) === undefined);
  if (fault === undefined) evidence.hold(check);
  else evidence.fail({ ...fault, check, seenAs: fault.check });
}

/** The seed of the games that are played twice. */
const OTHERWISE = 77;

/** What kings and wins do is not left to chance. */
function allKinds(sitting: Sitting): void {
  tourAndPlay(sitting);
  const chance = new JavaRandom(BigInt(OTHERWISE));
  const excursions = new Excursions(QUOTA);
  for (let game = 0; game < 3 && !sitting.hasEnded; game++)
    if (playToWin(sitting, { chance, excursions, last: 'tableau', isFirst: true }) === 'won') return;
}

function tourAndPlay(sitting: Sitting): void {
  stockTour(sitting);
  if (!sitting.hasEnded) randomPlay(sitting, new JavaRandom(7n), 300);
}
