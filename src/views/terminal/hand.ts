/** The cards the player holds over the table: they are still where they were until a handler says otherwise. */
import type { Card } from '../../core/card.js';
import type { Frame } from '../../klondike/contract/frame.js';
import type { KlondikeCall } from '../../klondike/contract/handler.js';
import type { FoundationId, PileId, TableauId } from '../../klondike/piles.js';
import { FOUNDATIONS, TABLEAU, isFoundation, isTableau } from '../../klondike/piles.js';
import type { Cursor } from './cursor.js';
import { cardsOn, liftable } from './cursor.js';

export interface Hand {
  readonly from: PileId;
  /** From the top of the pile. */
  readonly count: number;
}

/** The cards under the cursor in hand. Undefined where they cannot be lifted. */
export const pickUp = (frame: Frame, { pile, depth }: Cursor): Hand | undefined =>
  depth >= 1 && depth <= liftable(frame, pile) ? { from: pile, count: depth } : undefined;

/** Bottom to top. */
export function cardsInHand(frame: Frame, hand: Hand | undefined): readonly Card[] {
  if (hand === undefined) return [];
  const cards = cardsOn(frame, hand.from);
  return cards.slice(Math.max(0, cards.length - hand.count));
}

/** What of a pile lies on the table. Bottom to top. */
export function cardsLeft(frame: Frame, hand: Hand | undefined, pile: PileId): readonly Card[] {
  const cards = cardsOn(frame, pile);
  return hand?.from === pile ? cards.slice(0, Math.max(0, cards.length - hand.count)) : cards;
}

/** The event of putting the cards in hand on a pile. Undefined where a player has no such gesture. */
export function putDown({ from, count }: Hand, to: PileId): KlondikeCall | undefined {
  if (isTableau(to)) return toTableau(from, count, tableauIndex(to));
  if (isFoundation(to) && count === 1) return sendUp(from, foundationIndex(to));
  return undefined;
}

/** The event of putting the top card of a pile on a foundation, from 0. */
export function sendUp(from: PileId, foundation: number): KlondikeCall | undefined {
  if (from === 'waste') return { event: 'moveWasteToFoundation', args: [foundation] };
  if (isTableau(from)) return { event: 'moveTableauToFoundation', args: [tableauIndex(from), foundation] };
  return undefined;
}

function toTableau(from: PileId, count: number, to: number): KlondikeCall | undefined {
  if (from === 'waste') return { event: 'moveWasteToTableau', args: [to] };
  if (isFoundation(from)) return { event: 'moveFoundationToTableau', args: [foundationIndex(from), to] };
  if (!isTableau(from) || tableauIndex(from) === to) return undefined;
  return { event: 'moveTableauToTableau', args: [tableauIndex(from), count, to] };
}

const tableauIndex = (pile: TableauId): number => TABLEAU.indexOf(pile);

const foundationIndex = (pile: FoundationId): number => FOUNDATIONS.indexOf(pile);
