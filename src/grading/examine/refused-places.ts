/**
 * Aces and kings that an empty pile refuses. Some programs take an ace on one foundation only, that of its suit perhaps, or
 * a king in the leftmost column only. So what one empty pile refuses is brought to the others, and the game goes on.
 */
import type { Layout } from '../../games/klondike/model/layout.js';
import type { Carry, Move } from '../../games/klondike/model/play.js';
import type { Rules } from '../../games/klondike/model/rules.js';
import { FOUNDATIONS, TABLEAU, isFoundation } from '../../games/klondike/words/piles.js';
import type { EventCheckId } from '../checks/event-checks.js';
import type { Cause } from './cause.js';
import { doing } from './cause.js';
import type { Evidence } from './evidence.js';
import type { Eye } from './eye.js';
import type { Memory } from './memory.js';
import { isDeath } from './reply.js';
import { isUnchanged } from './shortfall.js';
import type { Sight } from './sight.js';

const CHECKS = /^([tw]>f[.]ace|[twf]>t[.]king)$/;

interface Seen {
  readonly cause: Cause;
  readonly sight: Sight;
  readonly eye: Eye;
}

/** Does the game stand as before, but for a card that must have gone to an empty pile? */
export const isRefusedPlace = (check: EventCheckId, { cause, sight, eye }: Seen): boolean =>
  cause.placeKey !== undefined &&
  CHECKS.test(check) &&
  !isDeath(sight.reply) &&
  eye.misuse === undefined &&
  sight.before.stockEmpty === sight.frame.stockEmpty &&
  isUnchanged(sight);

interface Wrong {
  readonly check: EventCheckId;
  readonly isRefusedPlace?: boolean;
}

/**
 * May this fault be a consequence of an earlier one? A card that seemed to be refused may have moved without being
 * shown, and an event that threw may have broken something. Faults that are already known are not doubted.
 */
export const isDoubtful = (
  { hasRefusedPlace, hasThrown }: Memory,
  { check, isRefusedPlace: isOfPlace = false }: Wrong,
  { sight, hasFailed }: { readonly sight: Sight } & Pick<Evidence, 'hasFailed'>,
): boolean => (hasRefusedPlace || hasThrown) && !isOfPlace && !isDeath(sight.reply) && !hasFailed(check);

/** Another empty pile for what the one of the move refuses, as is known; undefined if there is no need, or none. */
export function elsewhere(rules: Rules, layout: Layout, made: Known): Carry | undefined {
  const { evidence, move } = made;
  if (move === 'stock' || doing(rules, layout, move).placeKey === undefined) return undefined;
  const isOpen = (carry: Carry): boolean => !evidence.leadsNowhere(doing(rules, layout, carry));
  if (isOpen(move)) return undefined;
  const alike = isFoundation(move.to) ? FOUNDATIONS : TABLEAU;
  const empty = alike.filter((id) => layout[id].cards.length === 0 && id !== move.from);
  return empty.map((to) => ({ ...move, to })).find(isOpen);
}

interface Known {
  readonly evidence: Evidence;
  /** A legal one. */
  readonly move: Move;
}
