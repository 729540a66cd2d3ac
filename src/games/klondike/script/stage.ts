/** Where scripts of Klondike are run. */
import type { MayRedo, RedoCall } from '../../../core/redo.js';
import type { Frame } from '../contract/frame.js';
import type { KlondikeCall, KlondikeEventsHandler } from '../contract/handler.js';
import { deliver, handlerProtocol } from '../contract/handler.js';
import type { KlondikeView } from '../contract/view.js';
import type { Deal } from '../model/deals.js';
import type { Refusal } from '../model/refusal.js';
import type { Fact } from '../contract/frame-text.js';
import { FrameView } from '../views/frame-view.js';
import type { ViewCall } from '../views/view-call.js';
import { callView, printCall, viewOf, watched } from '../views/view-call.js';
import type { GameTypes, Screen, Stage } from '../../../scripts/running/stage.js';
import { rowOf } from './facts.js';
import { LANGUAGE } from './language.js';
import { dealOfTag } from './tags.js';

export interface Klondike extends GameTypes {
  readonly call: KlondikeCall | RedoCall;
  readonly fact: Fact;
  readonly frame: Frame;
  readonly view: KlondikeView;
  readonly viewCall: ViewCall;
  readonly handler: MayRedo<KlondikeEventsHandler>;
  readonly deal: Deal;
  readonly refusal: Refusal;
}

const REFUSED = 'refused: no view call';

export const STAGE: Stage<Klondike> = {
  name: 'klondike',
  language: LANGUAGE,
  newScreen,
  deliver,
  handlerOf: (send, getName) => ({ ...handlerProtocol.sendingTo(send), getName }),
  callView,
  viewOf,
  watched,
  printViewCall: printCall,
  refusal: REFUSED,
  refusalIn: ({ length }) => (length === 0 ? REFUSED : undefined),
  dealOfTag,
  takesDeal: LANGUAGE.begins,
  rowOf,
};

/** No call of a view takes back a win that was shown: the next event does. */
function newScreen(): Screen<Klondike> {
  const view = new FrameView();
  return {
    view,
    get frame() {
      return view.frame;
    },
    expect: ({ event }) => {
      if (event === 'newGame' || event === 'undo') view.endWin();
    },
  };
}
