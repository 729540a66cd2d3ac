/** The event that sends cards on their way without naming a pile. */
import type { SettingValues } from '../../../../core/settings.js';
import type { Frame } from '../../contract/frame.js';
import type { KlondikeCall } from '../../contract/handler.js';
import { bestTarget } from '../../views/best-target.js';
import type { HintMarks } from '../../views/counsel.js';
import type { Hand } from '../../views/hand.js';
import { putDown } from '../../views/hand.js';
import type { PileId } from '../../words/piles.js';

/** What one click or Enter may do. */
interface Clicking extends Pick<SettingValues, 'click'> {
  /** The piles that would take the cards. */
  readonly targets: readonly PileId[];
  /** The hint on show. */
  readonly marks: HintMarks | undefined;
}

/** The event that a click or Enter on these cards makes; undefined if it only picks them up. */
export function clickCall(frame: Frame, hand: Hand, { click, ...known }: Clicking): KlondikeCall | undefined {
  const best = bestTarget(frame, { hand, ...known }, click);
  return best && putDown(hand, best);
}
