/** Goes through the stock several times, undoes everything back to the deal, and goes on from there. */
import { STOCK } from '../../../games/klondike/contract/calls.js';
import type { Effect } from '../game/effect.js';
import type { EventOutcome, HandlerRun } from '../handler-run.js';
import { isOver } from '../handler-run.js';

/** Three passes of three cards a click take 27 clicks. At one card a click, 40 clicks still cover one pass. */
const CLICKS = 40;

export function stockTour(run: HandlerRun): EventOutcome {
  const begun = run.newGame();
  if (isOver(begun)) return begun;
  const clicked = clickStock(run, CLICKS);
  if (clicked !== 'right') return clicked;
  const undone = run.undoTo(0);
  if (undone !== 'right') return undone;
  return clickStock(run, 4);
}

/** Clicks on the stock this many times, or fewer if a click is known to fail. */
export function clickStock(
  run: HandlerRun,
  times: number,
  {
    isWanted = () => true,
    then = () => 'right',
  }: {
    /** Should the next click be made? If not, no more clicks follow. */
    readonly isWanted?: (effect: Effect) => boolean;
    /** Called after each click. */
    readonly then?: () => EventOutcome;
  } = {},
): EventOutcome {
  for (let click = 0; click < times; click++) {
    const effect = run.effectOf(STOCK);
    if (effect === undefined || !isWanted(effect) || run.evidence.isAvoided(effect.key)) return 'right';
    const clicked = run.step(STOCK);
    const answer = isOver(clicked) ? clicked : then();
    if (isOver(answer)) return answer;
  }
  return 'right';
}
