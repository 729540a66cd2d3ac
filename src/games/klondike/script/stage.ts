/** Klondike's stage: it plays games, writes them down and runs their scripts. */
import type { MayRedo, RedoCall } from '../../../core/redo.js';
import type { GameTypes, Stage } from '../../../scripts/running/stage.js';
import { REFUSED_SILENTLY } from '../../../scripts/running/stage.js';
import type { Fact } from '../contract/frame-text.js';
import type { Frame } from '../contract/frame.js';
import type { KlondikeCall, KlondikeEventsHandler } from '../contract/handler.js';
import { handlerProtocol } from '../contract/handler.js';
import type { KlondikeView } from '../contract/view.js';
import type { Deal } from '../model/deals.js';
import type { Refusal } from '../model/refusal.js';
import { FrameView } from '../views/frame-view.js';
import type { ViewCall } from '../views/view-call.js';
import { printCall, viewProtocol } from '../views/view-call.js';
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

/** No view call takes back a win that was shown, so the next event does. */
class ScriptScreen extends FrameView {
  expect({ event }: Klondike['call']): void {
    if (event === 'newGame' || event === 'undo') this.endWin();
  }
}

export const STAGE: Stage<Klondike> = {
  name: 'klondike',
  language: LANGUAGE,
  handlerProtocol,
  viewProtocol,
  takesDeal: LANGUAGE.begins,
  newScreen: () => new ScriptScreen(),
  printViewCall: printCall,
  ...REFUSED_SILENTLY,
  dealOfTag,
  rowOf,
};
