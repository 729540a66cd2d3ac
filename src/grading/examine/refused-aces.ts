/**
 * Aces that fit and are refused. Some programs take an ace on one foundation only, that of its suit perhaps. So an ace that
 * one foundation refuses is brought to the other empty ones, and the game goes on.
 */
import type { Layout } from '../../games/klondike/model/layout.js';
import type { Carry, Move } from '../../games/klondike/model/play.js';
import type { Rules } from '../../games/klondike/model/rules.js';
import { FOUNDATIONS } from '../../games/klondike/words/piles.js';
import type { EventCheckId } from '../checks/event-checks.js';
import type { Cause } from './cause.js';
import { doing } from './cause.js';
import type { Evidence } from './evidence.js';
import type { Eye } from './eye.js';
import type { Memory } from './memory.js';
import { isDeath } from './reply.js';
import { isUnchanged } from './shortfall.js';
import type { Sight } from './sight.js';

const ACE_CHECKS = /^[tw]>f[.]ace$/;

interface Seen {
  readonly cause: Cause;
  readonly sight: Sight;
  readonly eye: Eye;
}

/** Does the game stand as before, but for an ace that must have gone up? */
export const isRefusedAce = (check: EventCheckId, { cause, sight, eye }: Seen): boolean =>
  cause.aceKey !== undefined &&
  ACE_CHECKS.test(check) &&
  !isDeath(sight.reply) &&
  eye.misuse === undefined &&
  sight.before.stockEmpty === sight.frame.stockEmpty &&
  isUnchanged(sight);

interface Wrong {
  readonly check: EventCheckId;
  readonly isRefusedAce?: boolean;
}

/**
 * Is it uncertain that this is another fault? An ace that seemed to be refused may have been carried, and not shown: then
 * much else is wrong in this game. What is known to be wrong may be so here, too.
 */
export const isDoubtful = (
  { hasRefusedAce }: Memory,
  { check, isRefusedAce: isOfAce = false }: Wrong,
  { sight, hasFailed }: { readonly sight: Sight } & Pick<Evidence, 'hasFailed'>,
): boolean => hasRefusedAce && !isOfAce && !isDeath(sight.reply) && !hasFailed(check);

/** Another foundation for an ace that the one of the move refuses, as is known; undefined if there is no need, or none. */
export function elsewhere(rules: Rules, layout: Layout, made: AceMove): Carry | undefined {
  const { evidence, move } = made;
  if (move === 'stock' || doing(rules, layout, move).aceKey === undefined) return undefined;
  const isOpen = (carry: Carry): boolean => !evidence.leadsNowhere(doing(rules, layout, carry));
  if (isOpen(move)) return undefined;
  const empty = FOUNDATIONS.filter((id) => layout[id].cards.length === 0);
  return empty.map((to) => ({ ...move, to })).find(isOpen);
}

interface AceMove {
  readonly evidence: Evidence;
  /** A legal one. */
  readonly move: Move;
}
