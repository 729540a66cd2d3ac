/** Legality as asked of a layout: each pile is named, and may be one that the layout does not have. */
import type { Card } from '../../../core/card.js';
import type { PileId } from '../words/piles.js';
import type { Layout } from './layout.js';
import { pileIn } from './layout.js';
import type { Refusal } from './refusal.js';
import type { Take } from './refuse.js';
import { refuseLay, refuseTop } from './refuse.js';
import type { Rules } from './rules.js';

/** Why the top `count` cards of a pile may not be lifted; undefined if they may. */
export function refuseTake(rules: Rules, layout: Layout, take: Take): Refusal | undefined {
  const pile = pileIn(layout, take.from);
  return pile === undefined ? 'no-such-pile' : refuseTop(rules, pile, take);
}

/** Why lifted cards may not be laid on a pile; undefined if they may. `cards` are bottom to top. */
export function refusePlace(
  rules: Rules,
  layout: Layout,
  { cards, to }: { readonly cards: readonly Card[]; readonly to: PileId },
): Refusal | undefined {
  const onto = pileIn(layout, to);
  return onto === undefined
    ? 'no-such-pile'
    : refuseLay(rules, onto, { bottom: cards[0], count: cards.length, to });
}
