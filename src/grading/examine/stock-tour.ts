/** Goes through the stock again and again, back to the deal, and on to other games. */
import { STOCK } from '../../games/klondike/contract/plain-calls.js';
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

function clicks(sitting: Sitting, times: number): Answer {
  for (let click = 0; click < times; click++) {
    const cause = causeOf(sitting.examined.rules, sitting.game, STOCK);
    if (cause === undefined || sitting.evidence.isAvoided(cause.key)) return 'right';
    const answer = sitting.step(STOCK);
    if (answer === 'lost' || answer === 'ended') return answer;
  }
  return 'right';
}
