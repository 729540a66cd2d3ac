/** The same games with other numbers for the constants, and with arrays that are spoilt once they were handed over. */
import { JavaRandom } from '../../core/random/java-random.js';
import type { Candidate, StartOptions } from '../candidate/candidate.js';
import { CandidateFault } from '../candidate/candidate.js';
import type { Evidence } from './evidence.js';
import { Excursions, QUOTA } from './excursions.js';
import { optionsFor } from './other-constants.js';
import { randomPlay } from './random-play.js';
import type { Room } from './room.js';
import { newExamined } from './room.js';
import type { Examined } from './examined.js';
import type { Sitting } from './sitting.js';
import { stockTour } from './stock-tour.js';
import { playToWin } from './won-game.js';

/** Sentences for the report, if the constants could not be tried; none if they were. */
export function underOtherConditions(room: Room, examined: Examined, candidate: Candidate): string[] {
  asBefore(room, examined, 'arrays.own');
  return candidate.takesConstants ? withOtherConstants(room, examined) : [NO_CONSTANTS];
}

const NO_CONSTANTS =
  'Whether constants are used by their names was not tried: they cannot be given other numbers here.';

function withOtherConstants(room: Room, examined: Examined): string[] {
  try {
    asBefore(room, examined, 'constants.names');
    return [];
  } catch (error) {
    if (!(error instanceof CandidateFault) || error.kind !== 'not started') throw error;
    return [`Whether constants are used by their names was not tried: ${error.message}`];
  }
}

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

/** What is tried first of any handler. */
export function tourAndPlay(sitting: Sitting): void {
  stockTour(sitting);
  if (!sitting.hasEnded) randomPlay(sitting, new JavaRandom(7n), 300);
}
