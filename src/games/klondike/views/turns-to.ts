/** With cards in hand a press on other cards can be meant for those. */
import type { Frame } from '../contract/frame.js';
import type { PileId } from '../words/piles.js';
import { isFoundation } from '../words/piles.js';
import type { Cursor } from './cursor.js';
import type { Hand } from './hand.js';
import { pickUp } from './hand.js';

/** Cards in hand, and what is known about them. */
export interface Held {
  readonly hand: Hand;
  /** The piles that would take them; undefined if nobody tells. */
  readonly targets: readonly PileId[] | undefined;
}

/**
 * Is a press, with cards in hand, meant for other cards? They can be taken, and the pile does not take those in hand. A
 * foundation is always meant as the place to go to, and so is every pile if nobody tells what takes the cards.
 */
export function turnsTo(frame: Frame, place: Cursor, { hand, targets }: Held): boolean {
  const isInHand = place.pile === hand.from && place.depth === hand.count;
  if (isInHand || isFoundation(place.pile) || pickUp(frame, place) === undefined) return false;
  return targets?.includes(place.pile) === false;
}
