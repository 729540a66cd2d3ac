/** The events that send a card up without naming a foundation. */
import type { KlondikeAssistant } from '../contract/assistant.js';
import type { KlondikeCall } from '../contract/handler.js';
import type { PileId } from '../words/piles.js';
import { FOUNDATIONS } from '../words/piles.js';
import { sendUp } from './hand.js';

/**
 * Those that may bring the top card of a pile to a foundation, in the order in which they are to be tried: without an
 * assistant that tells who takes it, one for each foundation.
 */
export function callsUp(
  from: PileId,
  { targets }: Pick<KlondikeAssistant, 'targets'>,
): readonly KlondikeCall[] {
  const takers = targets?.({ from, count: 1 }) ?? FOUNDATIONS;
  return FOUNDATIONS.filter((to) => takers.includes(to)).flatMap((to) => sendUp(from, to) ?? []);
}
