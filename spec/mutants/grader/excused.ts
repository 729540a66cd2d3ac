/** Mutants that no grader can notice, and why. These mutants do not count. */
import { REFUSALS } from '../../../src/games/klondike/model/refusal.js';
import { CONTROLLER_EXCUSES } from './controller-excuses.js';
import type { Excuse, Excuses } from './excuses.js';
import { RULES_EXCUSES } from './rules-excuses.js';
import { VALUE_EXCUSES } from './value-excuses.js';

export const EXCUSES: Excuses = { ...CONTROLLER_EXCUSES, ...RULES_EXCUSES, ...VALUE_EXCUSES };

/** Only the reason for a refusal differs, and events don't carry the reason. */
const REASONS: ReadonlySet<string> = new Set(Object.keys(REFUSALS));

/** @param left the line and the change, as `gradedOf` prints them */
export function excuseFor(file: string, left: string): Pick<Excuse, 'kind' | 'because'> | undefined {
  const [, line = '', instead = ''] = /^\d+ (.*».*?) -> (.*)$/.exec(left) ?? [];
  const reason = /«'([a-z-]+)'»/.exec(line)?.[1] ?? '';
  if (instead === '""' && REASONS.has(reason))
    return { kind: 'not shown', because: 'the reason why an event is refused' };
  return EXCUSES[file]?.find(({ changes }) => changes[line]?.includes(instead) === true);
}
