/** The events that send cards on their way without naming a pile: up to a foundation, or to the best place. */
import type { SettingValues } from '../../../../core/settings.js';
import type { KlondikeAssistant } from '../../contract/assistant.js';
import type { Frame } from '../../contract/frame.js';
import type { KlondikeCall } from '../../contract/handler.js';
import { bestTarget } from '../../views/best-target.js';
import type { Hand } from '../../views/hand.js';
import { putDown, sendUp } from '../../views/hand.js';
import type { PileId } from '../../words/piles.js';
import { FOUNDATIONS } from '../../words/piles.js';

/** The events that may bring the top card of a pile to a foundation, in the order in which they are to be tried. */
export function callsUp(
  from: PileId,
  { targets }: Pick<KlondikeAssistant, 'targets'>,
): readonly KlondikeCall[] {
  const takers = targets?.({ from, count: 1 }) ?? FOUNDATIONS;
  return FOUNDATIONS.filter((to) => takers.includes(to)).flatMap((to) => sendUp(from, to) ?? []);
}

/** What one click may do. */
interface Clicking extends Pick<SettingValues, 'click'> {
  /** The piles that would take the cards. */
  readonly targets: readonly PileId[];
}

/** The event that a click on these cards makes; undefined if it only picks them up. */
export function clickCall(frame: Frame, hand: Hand, { targets, click }: Clicking): KlondikeCall | undefined {
  const best = bestTarget(frame, { hand, targets }, click);
  return best && putDown(hand, best);
}
