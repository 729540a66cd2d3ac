/** The events that may send a card up to a foundation. */
import type { KlondikeCall } from '../contract/handler.js';
import type { PileId } from '../words/piles.js';
import { FOUNDATIONS } from '../words/piles.js';
import { sendUp } from './hand.js';

/**
 * The events to try for the top card of a pile, in order.
 * @param targets the piles that take the card; without them all foundations are tried
 */
export const callsUp = (from: PileId, targets: readonly PileId[] = FOUNDATIONS): readonly KlondikeCall[] =>
  FOUNDATIONS.filter((to) => targets.includes(to)).flatMap((to) => sendUp(from, to) ?? []);
