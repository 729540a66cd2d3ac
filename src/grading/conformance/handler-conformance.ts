/** Conformance checks for handlers: runs the grader's judge on a handler in this process. */
import { checkGiven, valueText } from '../../core/given.js';
import type { ConformanceCheck, DependentCheck } from '../../games/klondike/conformance/conformance-check.js';
import {
  NotJudged,
  checkFunctions,
  withPrerequisites,
} from '../../games/klondike/conformance/conformance-check.js';
import { checkRules } from '../../games/klondike/model/check-rules.js';
import type { Rules } from '../../games/klondike/model/rules.js';
import { ULG } from '../../games/klondike/model/rules.js';
import type { Bring } from '../../games/klondike/script/runner.js';
import type { EventCheckId } from '../checks/event-checks.js';
import { EVENT_CHECKS, IDLE_CHECKS } from '../checks/event-checks.js';
import { hindrancesOf } from '../checks/hindrances.js';
import type { ExaminationResult } from '../examine/examine-events.js';
import { USUAL_SECONDS } from '../time-limit.js';
import { MADE, checkMade, dealChecks } from './own-checks.js';
import type { TestedHandler } from './script-error.js';

/** A handler to judge, and its rules. */
export interface HandlerKit {
  /** Makes a new handler that shows its game in the view. If it has `nextDeal`, scripts can name its deals. */
  readonly create: Bring;
  /** The rules to judge the handler by; `ULG` by default. */
  readonly rules?: Rules | undefined;
  /** The games are played once for each; [1] by default. The same seeds give the same result. */
  readonly seeds?: readonly number[] | undefined;
}

/**
 * Checks that every `KlondikeEventsHandler` must pass, for any test framework. The first check that runs plays
 * thousands of events, as `klondike grade` does; then each check reports its result. A handler is judged by what its
 * view shows after each event. A check that fails throws an error with the expected and the actual view, and with the
 * shortest `.klon` script found that reproduces the fault. A check that would prove nothing throws `NotJudged`.
 *
 * ```ts
 * const create = (view) => new MyHandler(view);
 * for (const { name, run } of handlerConformance({ create })) {
 *   test(name, run);
 * }
 * ```
 * @throws RangeError if `seeds` is empty or has anything but whole numbers; also if a field of the rules is
 *   missing or out of its range, or the stock is in play
 * @throws TypeError if `create` is not a function
 */
export function handlerConformance(kit: HandlerKit): ConformanceCheck[] {
  checkFunctions('handlerConformance', kit, ['create']);
  const { create, rules = ULG, seeds = [1] } = kit;
  checkRules(rules);
  checkSeeds(seeds);
  if (rules.inPlay !== 'waste')
    throw new RangeError(`rules: handlers are judged with the waste in play, not the ${rules.inPlay}`);
  const tested = { create, rules };
  let found: Promise<readonly ExaminationResult[]> | undefined;
  const examine = async (): Promise<readonly ExaminationResult[]> => {
    try {
      const { examineHandler } = await loadJudge();
      return seeds.map((seed) => examineHandler(tested, seed));
    } catch (error) {
      found = undefined; // The next check tries again.
      throw error;
    }
  };
  const checks: readonly DependentCheck[] = [
    { name: MADE, needs: [], check: () => checkMade(create) },
    ...EVENT_CHECKS.filter(({ id }) => appliesUnder(rules, id)).map(({ id, title }) => ({
      name: nameUnder(rules, id, title),
      needs: [MADE],
      check: async () => checkPassed(id, tested, await (found ??= examine())),
    })),
  ];
  return withPrerequisites([...checks, ...dealChecks(tested)]);
}

/**
 * The judge loads the solver, which the checks for a view don't need. So the judge is loaded only to judge a handler.
 */
const loadJudge = () => import('./handler-judge.js');

function checkSeeds(seeds: readonly number[]): void {
  checkGiven('seeds', seeds, 'an array');
  if (seeds.length > 0 && seeds.every(Number.isSafeInteger)) return;
  throw new RangeError(
    `seeds must be one or more whole numbers, not ${seeds.map(valueText).join(', ') || 'none'}`,
  );
}

/** Checks that apply only to whole programs. */
const OF_PROGRAMS: readonly EventCheckId[] = ['constants.names', 'program.main', 'program.arguments'];

const OF_FOUNDATION: readonly EventCheckId[] = ['f>t.accepts', 'f>t.king', 'undo.foundation'];

function appliesUnder({ draw, redeals, worryBack }: Rules, id: EventCheckId): boolean {
  if (OF_PROGRAMS.includes(id) || (!worryBack && OF_FOUNDATION.includes(id))) return false;
  if (draw === 1 && id === 'draw.short') return false;
  if (redeals === 0 && id.includes('recycle')) return false;
  return redeals > 1 || id !== 'recycle.again';
}

/** The titles say three cards, as in the rubric for Liège. Other rules draw a different number. */
const nameUnder = ({ draw }: Rules, id: EventCheckId, title: string): string =>
  `${id}: ${draw === 3 ? title : title.replace(/three( cards)?(?= to|$)/, draw === 1 ? 'one card' : `${draw}$1`)}`;

/** Checks that a handler can pass only if it accepts moves. */
const isOfPlay = (id: EventCheckId): boolean =>
  /^(draw|recycle|[wtf]>[tf])[.]/.test(id) && !IDLE_CHECKS.has(id);

/**
 * @param results one for each seed
 * @throws NotAsExpected if the check failed with one of the seeds; NotJudged if the check was not tried with any seed
 */
async function checkPassed(
  id: EventCheckId,
  tested: TestedHandler,
  results: readonly ExaminationResult[],
): Promise<void> {
  for (const { findings } of results) {
    const failed = findings.evidence.failureOf(id);
    if (failed === undefined) continue;
    const { counterexample } = await loadJudge();
    throw counterexample(tested, findings, failed);
  }
  const evidence = results.map(({ findings }) => findings.evidence);
  const isPassed = evidence.some(({ hasPassed }) => hasPassed(id));
  const plays = evidence.some(({ tried, hasPassed }) =>
    [...tried].some((other) => isOfPlay(other) && hasPassed(other)),
  );
  if (isPassed && !plays && IDLE_CHECKS.has(id))
    throw new NotJudged('a handler that does nothing passes it too, and no move was accepted');
  if (isPassed) return;
  const isTried = (check: string): boolean => evidence.some(({ tried }) => tried.has(check as EventCheckId));
  const failed = evidence.flatMap(({ failures }) => failures.map(({ check }) => check));
  const isCutShort = results.some(({ starter }) => starter.isCutShort);
  const [hindrance] = hindrancesOf(id, { failed, isTried, isCutShort });
  if (hindrance !== undefined) throw new NotJudged(`it depends on "${hindrance}", which failed`);
  throw new NotJudged(
    isCutShort ? `time ran out after ${USUAL_SECONDS} s` : 'no game reached it; try other seeds',
  );
}
