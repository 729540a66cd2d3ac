/** The conformance kit of handlers: all checks together, for one handler. */
import { checkGiven } from '../../../../core/given.js';
import { valueText } from '../../../../core/text/value-text.js';
import { checkRules } from '../../model/check-rules.js';
import { ULG } from '../../model/rules.js';
import type { ConformanceCheck } from '../judged.js';
import { onTheirGrounds } from '../judged.js';
import { checkFunctions } from '../kit-functions.js';
import type { HandlerCheck, HandlerKit, Judging } from './handler-kit.js';
import { MANNERS } from './manners.js';
import { NONSENSE_CHECKS } from './nonsense.js';
import { OWN_DEAL_CHECKS } from './own-deal-checks.js';
import { RANDOM_PLAY } from './random-play.js';
import { SCENARIO_CHECKS, TAKES_DEALS } from './scenario-checks.js';

/** The deals and ends of games that random play plays if no others are asked for. */
const SEEDS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

/**
 * What every `KlondikeEventsHandler` must do, as checks for any test framework: first the decisions of the
 * contract by name, then random games beside `KlondikeController`. A handler is judged by what its view
 * shows after each event. A check that fails throws an error with the frame expected and the frame shown,
 * and with the `.klon` script that shows the fault again; one that would prove nothing throws `NotJudged`.
 *
 * ```ts
 * const create = (view) => new MyHandler(view);
 * for (const { name, run } of handlerConformance({ create })) {
 *   test(name, run);
 * }
 * ```
 * @throws RangeError if there are no seeds, or one that is no whole number: no random game would be played;
 *   also if a field of the rules is missing or out of its range
 * @throws TypeError if `create` is not a function
 */
export function handlerConformance(kit: HandlerKit): ConformanceCheck[] {
  checkFunctions('handlerConformance', kit, ['create']);
  const { create, rules = ULG, seeds = SEEDS } = kit;
  checkRules(rules);
  checkSeeds(seeds);
  const judging: Judging = { create, rules, seeds };
  const checks = [...OWN_DEAL_CHECKS, ...MANNERS, ...SCENARIO_CHECKS, ...NONSENSE_CHECKS, ...RANDOM_PLAY];
  const grounded = onTheirGrounds(
    checks.map(({ name, on, check }) => ({
      name,
      on,
      check: async () => {
        await Promise.resolve();
        check(judging);
      },
    })),
  );
  return grounded.map((check, index) => ({ ...check, needsDeal: needsDeal(checks[index]) }));
}

const needsDeal = (check?: HandlerCheck): boolean =>
  check?.name === TAKES_DEALS || check?.on.includes(TAKES_DEALS) === true;

function checkSeeds(seeds: readonly number[]): void {
  checkGiven('seeds', seeds, 'an array');
  if (seeds.length > 0 && seeds.every(Number.isSafeInteger)) return;
  throw new RangeError(
    `seeds are one or more whole numbers, not ${seeds.map(valueText).join(', ') || 'none'}`,
  );
}
