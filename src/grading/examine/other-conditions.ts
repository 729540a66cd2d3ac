/**
 * Plays the same games with other numbers for the constants, and with arrays that are overwritten after the view has
 * them.
 */
import { JavaRandom } from '../../core/random.js';
import type { Candidate, StartOptions } from '../candidate/candidate.js';
import { CandidateFault } from '../candidate/candidate.js';
import { IDLE_CHECKS } from '../checks/idle-checks.js';
import type { EventCheckId } from '../checks/event-checks.js';
import type { Evidence, Failed } from './evidence.js';
import { Excursions, QUOTA } from './excursions.js';
import { optionsFor, wordsUnder } from './other-constants.js';
import { randomPlay } from './random-play.js';
import type { Room } from './room.js';
import { newExamined } from './room.js';
import type { Examined } from './examined.js';
import type { Sitting } from './sitting.js';
import { stockTour } from './stock-tour.js';
import { playToWin } from './won-game.js';

/** Sentences for the report, if the constants could not be tried; none if they were. */
export function underOtherConditions(room: Room, examined: Examined, candidate: Candidate): string[] {
  if (candidate.takesConstants && holdBothTogether(room, examined)) return [];
  asBefore(room, examined, 'arrays.own');
  return candidate.takesConstants ? withOtherConstants(room, examined) : [NO_CONSTANTS];
}

const NO_CONSTANTS =
  'The check “The program uses the constants by their names” was not tried: in this language the grader cannot give the constants other numbers.';

/**
 * Tries both changes in one run: most candidates have neither fault. If nothing new fails, holds both checks and
 * returns true.
 */
function holdBothTogether(room: Room, examined: Examined): boolean {
  const changes = { ...optionsFor('arrays.own'), ...optionsFor('constants.names') };
  try {
    const trial = evidenceWith(room, examined, changes);
    if (trial === undefined || newFailures(trial, examined).length > 0) return false;
    hold(examined, trial, ['arrays.own', 'constants.names']);
    return true;
  } catch (error) {
    if (isNotStarted(error)) return false;
    throw error;
  }
}

/** Holds the checks only if the handler did something right in the trial. */
function hold({ evidence }: Examined, trial: Evidence, checks: readonly EventCheckId[]): void {
  const isProven = [...trial.tried].some((check) => trial.hasHeld(check) && !IDLE_CHECKS.has(check));
  if (isProven) for (const check of checks) evidence.hold(check);
}

function withOtherConstants(room: Room, examined: Examined): string[] {
  try {
    asBefore(room, examined, 'constants.names');
    return [];
  } catch (error) {
    if (!isNotStarted(error)) throw error;
    return [`The check “The program uses the constants by their names” was not tried: ${error.message}`];
  }
}

const isNotStarted = (error: unknown): error is CandidateFault =>
  error instanceof CandidateFault && error.kind === 'not started';

/** Under other conditions nothing may be wrong that is right in the same games without them. */
function asBefore(room: Room, examined: Examined, check: 'arrays.own' | 'constants.names'): void {
  const trial = evidenceWith(room, examined, optionsFor(check));
  if (trial === undefined) return;
  const failures = newFailures(trial, examined);
  const usual = failures.length === 0 ? undefined : evidenceWith(room, examined, {});
  if (failures.length > 0 && usual === undefined) return;
  const fault = failures.find((failed) => usual?.failureOf(failed.check) === undefined);
  if (fault === undefined) return hold(examined, trial, [check]);
  examined.evidence.fail({ ...fault, check, message: wordsUnder(check, fault.message), seenAs: fault.check });
}

const newFailures = (trial: Evidence, { evidence }: Examined): readonly Failed[] =>
  trial.failures.filter(({ check }) => !evidence.hasFailed(check));

/** The evidence of these games; undefined if they could not be played to the end. */
function evidenceWith(room: Room, examined: Examined, changes: Partial<StartOptions>): Evidence | undefined {
  const { rules, evidence, lenience, start } = examined;
  const known = { evidence: evidence.knowingDeaths(), lenience: { ...lenience } };
  const trial = newExamined(rules, { ...known, ...(start && { start }) });
  const isPlayed = room.sit(trial, allKinds, { ...changes, seed: OTHERWISE });
  return isPlayed ? trial.evidence : undefined;
}

/** The seed of the games that are played twice. */
const OTHERWISE = 77;

/** What kings and wins do is not left to chance. */
function allKinds(sitting: Sitting): void {
  tourAndPlay(sitting);
  const chance = new JavaRandom(BigInt(OTHERWISE));
  const excursions = new Excursions(QUOTA);
  for (let game = 0; game < 3 && !sitting.hasEnded; game++)
    if (playToWin(sitting, { chance, excursions, last: 'tableau', isFirst: game === 0 }) === 'won') return;
}

/** What is tried first of any handler. */
export function tourAndPlay(sitting: Sitting): void {
  stockTour(sitting);
  if (!sitting.hasEnded) randomPlay(sitting, new JavaRandom(7n), 300);
}
