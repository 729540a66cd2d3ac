/** What a game of Klondike that is played needs, so that it is written down. */
import type { MayRedo, RedoCall } from '../../../core/redo.js';
import type { GameTypes, LiveStage } from '../../../scripts/running/stage.js';
import type { Fact } from '../contract/frame-text.js';
import type { Frame } from '../contract/frame.js';
import type { KlondikeCall, KlondikeEventsHandler } from '../contract/handler.js';
import { deliver, handlerProtocol } from '../contract/handler.js';
import type { KlondikeView } from '../contract/view.js';
import type { Deal } from '../model/deals.js';
import type { Refusal } from '../model/refusal.js';
import type { ViewCall } from '../views/view-call.js';
import { viewProtocol } from '../views/view-call.js';
import { WRITTEN } from './written.js';

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

export const LIVE_STAGE: LiveStage<Klondike> = {
  name: 'klondike',
  language: WRITTEN,
  handlerProtocol: { ...handlerProtocol, deliver },
  viewProtocol,
  takesDeal: WRITTEN.begins,
};
