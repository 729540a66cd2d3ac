/**
 * Decides whether a move is legal by asking two questions. May these cards be taken from here, and may they be put
 * there? The answer is the reason for a refusal, or undefined if the cards may be moved. Each question has one function
 * for a pile and one for a layout.
 */
import type { Card } from '../../../core/card.js';
import { ACE, rankOf, suitOf } from '../../../core/card.js';
import type { Pile } from '../../../core/pile.js';
import { faceUpCount, topOf } from '../../../core/pile.js';
import type { CardSource, FoundationId, PileId } from '../words/piles.js';
import { pileIndex, isFoundation, isTableau } from '../words/piles.js';
import type { Refusal } from './refusal.js';
import type { Rules } from './rules.js';
import { checkGiven } from '../../../core/given.js';
import { positionFault } from './check-rules.js';
import type { Layout } from './layout.js';
import { pileIn } from './layout.js';

/** Why the top `count` cards of this pile may not be lifted; undefined if they may. */
export function refuseTop(rules: Rules, pile: Pile, { from, count }: CardSource): Refusal | undefined {
  const why = refuseSource(rules, from);
  if (why !== undefined) return why;
  if (!Number.isInteger(count) || count < 1) return 'bad-count';
  if (count <= mostTaken(from, pile)) return undefined;
  if (pile.cards.length === 0) return 'empty-source';
  if (count > pile.cards.length) return 'too-many';
  return count > faceUpCount(pile) ? 'face-down' : 'top-card-only';
}

/** The number of cards that may be lifted from a pile, from 0 to 13. Only tableau piles allow more than one. */
function mostTaken(from: PileId, pile: Pile): number {
  return isTableau(from) ? faceUpCount(pile) : Math.min(1, faceUpCount(pile));
}

/** Why cards can never be lifted from this pile; undefined if they can. */
function refuseSource(rules: Rules, from: PileId): Refusal | undefined {
  if (isTableau(from)) return undefined;
  if (isFoundation(from)) return rules.worryBack ? undefined : 'no-worrying-back';
  return from === rules.inPlay ? undefined : 'not-a-source';
}

/**
 * Why lifted cards can't go on the pile `to`; undefined if they can. The rules need only the lowest card (undefined
 * without cards) and the number of cards.
 */
export function refuseLay(
  rules: Rules,
  onto: Pile,
  { bottom, count, to }: { readonly bottom: Card | undefined; readonly count: number; readonly to: PileId },
): Refusal | undefined {
  if (bottom === undefined) return 'bad-count';
  if (isTableau(to)) return refuseBuild(rules, bottom, onto);
  if (!isFoundation(to)) return 'not-a-target';
  if (count > 1) return 'one-at-a-time';
  return refuseSuit(rules, bottom, to) ?? refuseUp(bottom, topOf(onto));
}

/** Why the card may never go on this foundation, whatever its top card is. */
function refuseSuit({ foundations }: Rules, card: Card, to: FoundationId): Refusal | undefined {
  if (foundations === 'any suit') return undefined;
  return suitOf(card) === foundations[pileIndex(to)] ? undefined : 'wrong-suit';
}

/** Why the card may not go on a foundation's top card; undefined for an empty foundation. */
function refuseUp(card: Card, onto: Card | undefined): Refusal | undefined {
  if (onto === undefined) return rankOf(card) === ACE ? undefined : 'needs-ace';
  if (suitOf(card) !== suitOf(onto)) return 'wrong-suit';
  return rankOf(card) === rankOf(onto) + 1 ? undefined : 'wrong-rank';
}

/** Why the lowest of the lifted cards may not go on a tableau pile. */
function refuseBuild(rules: Rules, card: Card, onto: Pile): Refusal | undefined {
  if (onto.cards.length > 0 && faceUpCount(onto) === 0) return 'face-down';
  return rules.build(card, topOf(onto));
}

/** Why the top `count` cards of a pile may not be lifted; undefined if they may. @throws as `play`, and TypeError unless `take` is an object */
export function refuseTake(rules: Rules, layout: Layout, take: CardSource): Refusal | undefined {
  checkGiven('take', take, 'an object');
  try {
    const pile = pileIn(layout, take.from);
    return pile === undefined ? 'no-such-pile' : refuseTop(rules, pile, take);
  } catch (error) {
    throw positionFault(error, rules, layout);
  }
}

/**
 * Why lifted cards can't go on a pile; undefined if they can. `cards` are bottom to top.
 * @throws as `play`, and TypeError unless `cards` is an array
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
