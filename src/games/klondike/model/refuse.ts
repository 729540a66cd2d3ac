/**
 * Legality is two questions, each answered by a reason, or undefined for yes: may these cards be taken from
 * there, and may they be put here?
 */
import type { Card } from '../../../core/card.js';
import { ACE, rankOf, suitOf } from '../../../core/card.js';
import type { Pile } from '../../../core/pile.js';
import { faceUpCount, topOf } from '../../../core/pile.js';
import type { FoundationId, PileId } from '../words/piles.js';
import type { Layout } from './layout.js';
import { FOUNDATIONS, isFoundation, isTableau } from '../words/piles.js';
import type { Refusal } from './refusal.js';
import type { Rules } from './rules.js';

/** The cards to lift: the top `count` of a pile. */
export interface Take {
  readonly from: PileId;
  readonly count: number;
}

/** Why the top `count` cards of a pile may not be lifted; undefined if they may. */
export function refuseTake(rules: Rules, layout: Layout, { from, count }: Take): Refusal | undefined {
  if (isFoundation(from) && !rules.worryBack) return 'no-worrying-back';
  if ((from === 'stock' || from === 'waste') && from !== rules.inPlay) return 'not-a-source';
  const pile = layout[from];
  if (!Number.isInteger(count) || count < 1) return 'bad-count';
  if (pile.cards.length === 0) return 'empty-source';
  if (count > pile.cards.length) return 'too-many';
  if (count > faceUpCount(pile)) return 'face-down';
  return count === 1 || isTableau(from) ? undefined : 'top-card-only';
}

/** Why lifted cards may not be laid on a pile; undefined if they may. `cards` are bottom to top. */
export function refusePlace(
  rules: Rules,
  layout: Layout,
  { cards, to }: { readonly cards: readonly Card[]; readonly to: PileId },
): Refusal | undefined {
  const bottom = cards[0];
  if (bottom === undefined) return 'bad-count';
  if (isTableau(to)) return refuseBuild(rules, bottom, layout[to]);
  if (!isFoundation(to)) return 'not-a-target';
  if (cards.length > 1) return 'one-at-a-time';
  return refuseSuit(rules, bottom, to) ?? refuseUp(bottom, topOf(layout[to]));
}

function refuseSuit({ foundations }: Rules, card: Card, to: FoundationId): Refusal | undefined {
  if (foundations === 'any suit') return undefined;
  return suitOf(card) === foundations[FOUNDATIONS.indexOf(to)] ? undefined : 'wrong-suit';
}

function refuseUp(card: Card, onto: Card | undefined): Refusal | undefined {
  if (onto === undefined) return rankOf(card) === ACE ? undefined : 'needs-ace';
  if (suitOf(card) !== suitOf(onto)) return 'wrong-suit';
  return rankOf(card) === rankOf(onto) + 1 ? undefined : 'wrong-rank';
}

function refuseBuild(rules: Rules, card: Card, onto: Pile): Refusal | undefined {
  if (onto.cards.length > 0 && faceUpCount(onto) === 0) return 'face-down';
  return rules.build(card, topOf(onto));
}
