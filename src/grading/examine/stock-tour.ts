/** Goes through the stock again and again, back to the deal, and on to other games. */
import { STOCK } from '../../games/klondike/contract/calls.js';
import type { Cause } from './cause.js';
import { causeOf } from './cause.js';
import type { Answer, Sitting } from './sitting.js';
import { undoTo } from './won-game.js';

/** Three passes by threes are 27 events; handlers that turn single cards still come round once. */
const CLICKS = 40;

export function stockTour(sitting: Sitting): Answer {
  const begun = sitting.newGame();
  if (begun === 'lost' || begun === 'ended') return begun;
  const clicked = clicks(sitting, CLICKS);
  if (clicked !== 'right') return clicked;
  const undone = undoTo(sitting, 0);
  if (undone !== 'right') return undone;
  return clicks(sitting, 4);
}

interface Clicking {
  /** Is the next click wanted? If not, the clicks end. */
  readonly isWanted?: (cause: Cause) => boolean;
  /** Called after each click. */
  readonly then?: () => Answer;
}

/** Clicks on the stock this many times, or fewer if a click is known to fail. */
export function clicks(
  sitting: Sitting,
  times: number,
  { isWanted = () => true, then = () => 'right' }: Clicking = {},
): Answer {
  for (let click = 0; click < times; click++) {
    const cause = causeOf(sitting.examined.rules, sitting.game, STOCK);
    if (cause === undefined || !isWanted(cause) || sitting.evidence.isAvoided(cause.key)) return 'right';
    const clicked = sitting.step(STOCK);
    const answer = clicked === 'lost' || clicked === 'ended' ? clicked : then();
    if (answer === 'lost' || answer === 'ended') return answer;
  }
  return 'right';
}
