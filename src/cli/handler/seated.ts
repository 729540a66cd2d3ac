/** A submission that was started before there is a view for it. */
import type { KlondikeView } from '../../games/klondike/contract/view.js';
import type { ViewCall } from '../../games/klondike/views/view-call.js';
import { callView, viewOf } from '../../games/klondike/views/view-call.js';
import type { Candidate, Running, StartOptions } from '../../grading/candidate/candidate.js';

export interface Seated extends Running {
  /** Shows in this view what the handler has told so far, and all that follows. */
  attach(view: KlondikeView): void;
}

/** @throws CandidateFault if it cannot be started */
export function seated(candidate: Candidate, options: StartOptions): Seated {
  const waiting: ViewCall[] = [];
  let view: KlondikeView | undefined;
  const relay = viewOf((call) => {
    if (view === undefined) waiting.push(call);
    else callView(view, call);
  });
  const running = candidate.start(relay, options);
  return {
    handler: running.handler,
    end: () => running.end(),
    attach: (shown) => {
      view = shown;
      for (const call of waiting.splice(0)) callView(shown, call);
    },
  };
}
