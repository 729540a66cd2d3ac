/**
 * Plays the same games with different numbers for the constants, and overwrites arrays after the view receives them.
 */
import { JavaRandom } from '../../core/random.js';
import type { Candidate, StartOptions } from '../candidate/candidate.js';
import { CandidateFault } from '../candidate/candidate.js';
import type { EventCheckId } from '../checks/event-checks.js';
import { IDLE_CHECKS } from '../checks/event-checks.js';
import type { Evidence, CheckFailure } from './record/evidence.js';
import { Excursions, QUOTA } from './play/excursions.js';
import { optionsFor, messageUnder } from './other-constants.js';
import { randomPlay } from './play/random-play.js';
import type { CandidateStarter } from './candidate-starter.js';
import { newFindings } from './record/handler-findings.js';
import type { HandlerFindings } from './record/handler-findings.js';
import type { HandlerRun } from './handler-run.js';
import { stockTour } from './play/stock-tour.js';
import { playToWin } from './play/games-to-win.js';

/** Returns sentences for the report if the constants couldn't be tried. */
export function tryOtherConditions(
  starter: CandidateStarter,
  findings: HandlerFindings,
  candidate: Candidate,
): string[] {
  if (candidate.takesConstants && passBothTogether(starter, findings)) return [];
  compareWithUsual(starter, findings, 'arrays.own');
  return candidate.takesConstants ? withOtherConstants(starter, findings) : [NO_CONSTANTS];
}

const NO_CONSTANTS =
  'The check “The program uses the constants by their names” was not tried: in this language, the grader cannot give the constants different numbers.';

/**
 * Tries both changes in one run, because most candidates have neither fault. If nothing new fails, both checks pass and
 * the result is true.
 */
function passBothTogether(starter: CandidateStarter, findings: HandlerFindings): boolean {
  const changes = { ...optionsFor('arrays.own'), ...optionsFor('constants.names') };
  try {
    const trial = evidenceWith(starter, findings, changes);
    if (trial === undefined || newFailures(trial, findings).length > 0) return false;
    passIfProven(findings, trial, ['arrays.own', 'constants.names']);
    return true;
  } catch (error) {
    if (isNotStarted(error)) return false;
    throw error;
  }
}

/** Passes the checks only if the handler did something right in the trial. */
function passIfProven({ evidence }: HandlerFindings, trial: Evidence, checks: readonly EventCheckId[]): void {
  const isProven = [...trial.tried].some((check) => trial.hasPassed(check) && !IDLE_CHECKS.has(check));
  if (isProven) for (const check of checks) evidence.pass(check);
}

function withOtherConstants(starter: CandidateStarter, findings: HandlerFindings): string[] {
  try {
    compareWithUsual(starter, findings, 'constants.names');
    return [];
  } catch (error) {
    if (!isNotStarted(error)) throw error;
    return [`The check “The program uses the constants by their names” was not tried: ${error.message}`];
  }
}

const isNotStarted = (error: unknown): error is CandidateFault =>
  error instanceof CandidateFault && error.kind === 'not started';

/** Fails the check if something goes wrong that is right in the same games without the change. */
function compareWithUsual(
  starter: CandidateStarter,
  findings: HandlerFindings,
  check: 'arrays.own' | 'constants.names',
): void {
  const trial = evidenceWith(starter, findings, optionsFor(check));
  if (trial === undefined) return;
  const failures = newFailures(trial, findings);
  const usual = failures.length === 0 ? undefined : evidenceWith(starter, findings, {});
  if (failures.length > 0 && usual === undefined) return;
  const fault = failures.find((failed) => usual?.failureOf(failed.check) === undefined);
  if (fault === undefined) return passIfProven(findings, trial, [check]);
  findings.evidence.fail({
    ...fault,
    check,
    message: messageUnder(check, fault.message),
    seenAs: fault.check,
  });
}

const newFailures = (trial: Evidence, { evidence }: HandlerFindings): readonly CheckFailure[] =>
  trial.failures.filter(({ check }) => !evidence.hasFailed(check));

/** Returns the evidence of these games, or undefined if they couldn't be played to the end. */
function evidenceWith(
  starter: CandidateStarter,
  findings: HandlerFindings,
  changes: Partial<StartOptions>,
): Evidence | undefined {
  const { rules, evidence, lenience, start } = findings;
  const known = { evidence: evidence.knowingCrashes(), lenience: { ...lenience } };
  const trial = newFindings(rules, { ...known, ...(start && { start }) });
  const isPlayed = starter.run(trial, playAllKinds, { ...changes, seed: REPEATED_SEED });
  return isPlayed ? trial.evidence : undefined;
}

/** The seed of the games that are played twice. */
const REPEATED_SEED = 77;

/** Random play alone could miss kings and wins. */
function playAllKinds(run: HandlerRun): void {
  tourAndPlay(run);
  const chance = new JavaRandom(BigInt(REPEATED_SEED));
  const excursions = new Excursions(QUOTA);
  for (let game = 0; game < 3 && !run.hasEnded; game++)
    if (playToWin(run, { chance, excursions, last: 'tableau', isFirst: game === 0 }) === 'won') return;
}

/** The first games played with every handler. */
export function tourAndPlay(run: HandlerRun): void {
  stockTour(run);
  if (!run.hasEnded) randomPlay(run, new JavaRandom(7n), 300);
}
