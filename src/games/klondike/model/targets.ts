/** The piles that take cards. */
import type { PileId } from '../words/piles.js';
import { FOUNDATIONS, TABLEAU } from '../words/piles.js';
import type { Layout } from './layout.js';
import { refuseMove } from './play.js';
import type { Take } from './refuse.js';
import type { Rules } from './rules.js';

/** The piles that would take these cards: the tableau, then the foundations. Both stock and waste stand for the pile in play. */
export function targetsOf(rules: Rules, layout: Layout, take: Take): PileId[] {
  const carry = { ...take };
  if (carry.from === 'waste' || carry.from === 'stock') carry.from = rules.inPlay;
  return [...TABLEAU, ...FOUNDATIONS].filter(
    (to) => refuseMove(rules, layout, { ...carry, to }) === undefined,
  );
}
