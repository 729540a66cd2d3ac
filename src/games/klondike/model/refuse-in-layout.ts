/** Legality as asked of a layout: each pile is named, and may be one that the layout does not have. */
import type { Card } from '../../../core/card.js';
import { checkGiven } from '../../../core/given.js';
import type { PileId } from '../words/piles.js';
import { positionFault } from './check-rules.js';
import type { Layout } from './layout.js';
import { pileIn } from './layout.js';
import type { Refusal } from './refusal.js';
import type { Take } from './refuse.js';
import { refuseLay, refuseTop } from './refuse.js';
import type { Rules } from './rules.js';

/** Why the top `count` cards of a pile may not be lifted; undefined if they may. @throws as `play`, and TypeError unless `take` is an object */
export function refuseTake(rules: Rules, layout: Layout, take: Take): Refusal | undefined {
  checkGiven('take', take, 'an object');
  try {
    const pile = pileIn(layout, take.from);
    return pile === undefined ? 'no-such-pile' : refuseTop(rules, pile, take);
  } catch (error) {
    throw positionFault(error, rules, layout);
  }
}

/**
 * Why lifted cards may not be laid on a pile; undefined if they may. `cards` are bottom to top.
 * @throws as `play`, and TypeError unless there is an array of cards
 */
export function refusePlace(
  rules: Rules,
  layout: Layout,
  place: { readonly cards: readonly Card[]; readonly to: PileId },
): Refusal | undefined {
  checkGiven('place', place, 'an object');
  const { cards, to } = place;
  checkGiven('place.cards', cards, 'an array');
  try {
    const onto = pileIn(layout, to);
    if (onto === undefined) return 'no-such-pile';
    return refuseLay(rules, onto, { bottom: cards[0], count: cards.length, to });
  } catch (error) {
    throw positionFault(error, rules, layout);
  }
}
