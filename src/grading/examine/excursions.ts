/** Tries what can be done where a game stands, each kind of event a few times, and comes back by undo. */
import { UNDO } from '../../games/klondike/contract/plain-calls.js';
import { reportable } from '../../games/klondike/views/reportable.js';
import type { Cause } from './cause.js';
import { causeOf } from './cause.js';
import type { Answer, Sitting } from './sitting.js';

/** How often events that are alike are tried. */
export interface Quota {
  readonly refused: number;
  readonly legal: number;
}

/** Ends as soon as the game does not go on as it must. */
export function excursions(sitting: Sitting, quota: Quota): Answer {
  for (const call of reportable(sitting.frame)) {
    if (call.event === 'newGame' || call.event === 'undo') continue;
    const cause = causeOf(sitting.examined.rules, sitting.game, call);
    if (cause === undefined || !isWanted(sitting, cause, quota)) continue;
    const answer = thereAndBack(sitting, cause);
    if (answer === 'lost' || answer === 'ended') return answer;
  }
  return 'right';
}

function isWanted({ evidence }: Sitting, { kind, key }: Cause, quota: Quota): boolean {
  if (evidence.isAvoided(key)) return false;
  const tried = evidence.timesTried(key);
  if (kind === 'refused') return tried < quota.refused;
  return tried < quota.legal && !evidence.isAvoided(`undo ${key}`);
}

function thereAndBack(sitting: Sitting, { call, kind, key }: Cause): Answer {
  const answer = sitting.step(call);
  if (kind === 'refused' || answer === 'lost' || answer === 'ended') return answer;
  if (sitting.game?.moves === 0 || sitting.evidence.isAvoided(`undo ${key}`)) return answer;
  return sitting.step(UNDO);
}
