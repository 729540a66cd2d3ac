/** Where scripts of Monte Carlo Solitaire are run. */
import type { MayRedo, RedoCall } from '../../../core/redo.js';
import type { Frame } from '../contract/frame.js';
import type { MonteCarloCall, MonteCarloEventsHandler } from '../contract/handler.js';
import { handlerProtocol } from '../contract/handler.js';
import type { MonteCarloView } from '../contract/view.js';
import type { Deal } from '../model/deals.js';
import type { Refusal } from '../model/play.js';
import type { Fact } from '../contract/frame-text.js';
import { MonteCarloFrameView } from '../views/frame-view.js';
import type { MonteCarloViewCall } from '../views/view-call.js';
import { printCall, viewProtocol } from '../views/view-call.js';
import type { GameTypes, Stage } from '../../../scripts/running/stage.js';
import { LANGUAGE } from './language.js';
import { rowOf } from './facts.js';
import { dealOfTag } from './tags.js';

export interface MonteCarlo extends GameTypes {
  readonly call: MonteCarloCall | RedoCall;
  readonly fact: Fact;
  readonly frame: Frame;
  readonly view: MonteCarloView;
  readonly viewCall: MonteCarloViewCall;
  readonly handler: MayRedo<MonteCarloEventsHandler>;
  readonly deal: Deal;
  readonly refusal: Refusal;
}

export const STAGE: Stage<MonteCarlo> = {
  name: 'montecarlo',
  language: LANGUAGE,
  newScreen: () => new MonteCarloFrameView(),
  handlerProtocol,
  viewProtocol,
  printViewCall: printCall,
  refusal: 'refused: no view call, or a beep',
  refusalIn,
  dealOfTag,
  takesDeal: ({ event }) => event === 'newDeal',
  rowOf,
};

/** How an event was refused: by a beep where the course asks for one, otherwise without any view call. */
function refusalIn(calls: readonly MonteCarloViewCall[]): string | undefined {
  if (calls.length === 0) return 'refused: no view call';
  return calls.some(({ call }) => call === 'beep') ? 'refused: a beep' : undefined;
}
