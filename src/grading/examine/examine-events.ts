/** Examines a handler: plays before it as players do, then as only programs do. */
import { JavaRandom } from '../../core/random/java-random.js';
import { NEW_GAME, STOCK, UNDO } from '../../games/klondike/contract/plain-calls.js';
import type { Rules } from '../../games/klondike/model/rules.js';
import type { Candidate } from '../candidate/candidate.js';
import type { EventCheckId } from '../checks/event-checks.js';
import { EVENT_CHECKS } from '../checks/event-checks.js';
import { adapted } from './adaptations.js';
import { examineProgram } from './own-program.js';
import { MOST_GAMES, toWin } from './games-to-win.js';
import { tourAndPlay, underOtherConditions } from './other-conditions.js';
import { randomPlay } from './random-play.js';
import { RobustPlay } from './robust-play.js';
import { Room } from './room.js';
import type { Examined } from './examined.js';
import type { Sitting } from './sitting.js';
import { stockTour } from './stock-tour.js';
import { isDeadly } from './won-game.js';

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
  const notes = underOtherConditions(room, examined, candidate);
  examined.evidence.settle();
  const excused: EventCheckId[] = notes.length > 0 ? ['constants.names'] : [];
  if (!room.isLate) excused.push(...examineProgram(candidate, examined.evidence));
  return { examined, room, name: name ?? '', notes: [...room.notes, ...notes], excused };
}

const RANDOM_EVENTS = 2_000;

/** How many first deals are looked at, for what is dealt wrongly now and then only. */
const DEALS = { quick: 6, slow: 1 } as const;

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
