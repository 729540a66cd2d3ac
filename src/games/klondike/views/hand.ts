/** The cards in the player's hand. They stay in their pile until a handler moves them. */
import type { Card } from '../../../core/card.js';
import type { Frame } from '../contract/frame.js';
import { cardsShown } from '../contract/frame.js';
import { callForMove } from '../contract/calls.js';
import type { KlondikeCall } from '../contract/handler.js';
import type { FoundationId, PileId } from '../words/piles.js';
import { FOUNDATIONS } from '../words/piles.js';
import type { Cursor } from './cursor.js';
import { liftable } from './cursor.js';

/** The top cards of a pile, which the player has picked up. */
export interface Hand {
  readonly from: PileId;
  /** The number of cards, counted from the top card. */
  readonly count: number;
}

/** The lowest of the cards in hand. */
export const onCards = ({ from, count }: Hand): Cursor => ({ pile: from, depth: count });

/** Picks up the cards under the cursor. Undefined if the player can't lift them. */
export const pickUp = (frame: Frame, { pile, depth }: Cursor): Hand | undefined =>
  depth >= 1 && depth <= liftable(frame, pile) ? { from: pile, count: depth } : undefined;

/** The cards in hand, bottom to top. */
export function cardsInHand(frame: Frame, hand: Hand | undefined): readonly Card[] {
  if (hand === undefined) return [];
  const cards = cardsShown(frame, hand.from);
  return cards.slice(Math.max(0, cards.length - hand.count));
}

/** The cards of the pile that aren't in hand, bottom to top. */
export function cardsLeft(frame: Frame, hand: Hand | undefined, pile: PileId): readonly Card[] {
  const cards = cardsShown(frame, pile);
  return hand?.from === pile ? cards.slice(0, Math.max(0, cards.length - hand.count)) : cards;
}

/**
 * The event for putting the cards in hand on a pile. Putting a card from the stock on the waste draws it. Undefined if
 * no event does this.
 */
export function putDown({ from, count }: Hand, to: PileId): KlondikeCall | undefined {
  if (from === 'stock' && to === 'waste') return { event: 'clickStock', args: [] };
  return from === to ? undefined : callForMove({ from, count, to });
}

/** The event that moves the top card of a pile to a foundation. */
export const sendUp = (from: PileId, to: FoundationId): KlondikeCall | undefined =>
  callForMove({ from, count: 1, to });

/**
 * The events to try for moving the top card of a pile to a foundation, in order. @param targets the piles that take
 * the card; if unknown, all foundations are tried
 */
export const callsUp = (from: PileId, targets: readonly PileId[] = FOUNDATIONS): readonly KlondikeCall[] =>
  FOUNDATIONS.filter((to) => targets.includes(to)).flatMap((to) => sendUp(from, to) ?? []);
