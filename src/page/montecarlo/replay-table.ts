/** The table of a replay of Monte Carlo Solitaire. */
import { createBus, handlerOn } from '../../games/montecarlo/contract/bus.js';
import { EMPTY_FRAME } from '../../games/montecarlo/contract/frame.js';
import { MonteCarloBrowserView } from '../../games/montecarlo/browser/browser-view.js';
import type { Look } from '../../browser/look.js';
import { callView } from '../../games/montecarlo/views/view-call.js';
import type { ReplayTable } from '../replay/film.js';
import { frameAt } from '../replay/reel.js';
import { callsBetween } from './frame-calls.js';
import type { MonteCarloReel } from './reel.js';

/** Its beeps are seen only: a slider goes through many. */
export function setReplayTable(reel: MonteCarloReel, element: HTMLElement, look: Look): ReplayTable {
  let shown = EMPTY_FRAME;
  const nobody = handlerOn(createBus(), () => 'klondike-kit');
  const view = new MonteCarloBrowserView(nobody, element, { toolbar: false, look, sound: false });
  return {
    get room() {
      return view.room;
    },
    show: (number) => {
      const next = frameAt(reel, number);
      for (const call of callsBetween(shown, next)) callView(view, call);
      shown = next;
    },
    destroy: () => view.destroy(),
  };
}
