/** The first card that a foundation takes. */
import type { KlondikeAssistant } from '../contract/assistant.js';
import type { Frame } from '../contract/frame.js';
import type { KlondikeCall } from '../contract/handler.js';
import { TABLEAU, isFoundation } from '../words/piles.js';
import { liftable, pileInPlay } from './cursor.js';
import { sendUp } from './hand.js';

/** The event that sends it up; undefined if there is none, or no assistant to tell. */
export function firstUp(
  frame: Frame,
  assistant: Pick<KlondikeAssistant, 'targets'>,
): KlondikeCall | undefined {
  for (const from of [...TABLEAU, pileInPlay(frame)]) {
    const to = liftable(frame, from) > 0 && assistant.targets?.({ from, count: 1 }).find(isFoundation);
    if (to) return sendUp(from, to);
  }
  return undefined;
}
