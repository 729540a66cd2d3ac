/** The table of a replay of Klondike. */
import { createBus, handlerOn } from '../../games/klondike/contract/bus.js';
import { EMPTY_FRAME } from '../../games/klondike/contract/frame.js';
import { BrowserView } from '../../games/klondike/browser/browser-view.js';
import type { Look } from '../../browser/look.js';
import { callView } from '../../games/klondike/views/view-call.js';
import type { ReplayTable } from '../replay/film.js';
import { frameAt } from '../replay/reel.js';
import { callsBetween } from './frame-calls.js';
import { wonTextOf } from './houses.js';
import type { Reel } from './reel.js';

export function setReplayTable(reel: Reel, element: HTMLElement, look: Look): ReplayTable {
  let shown = EMPTY_FRAME;
  const nobody = handlerOn(createBus(), () => 'klondike-kit');
  const view = new BrowserView(nobody, element, {
    toolbar: false,
    look,
    ...wonTextOf(reel.rules),
    ...(reel.rules.inPlay === 'stock' && {
      stockInPlay: () => ({ stock: shown.stock ?? [], waste: shown.waste }),
    }),
  });
  return {
    get room() {
      return view.room;
    },
    show: (number) => {
      const calls = callsBetween(shown, frameAt(reel, number));
      shown = frameAt(reel, number);
      for (const call of calls) callView(view, call);
    },
    destroy: () => view.destroy(),
  };
}
