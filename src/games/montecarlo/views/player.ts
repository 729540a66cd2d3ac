/** The events that a player can report at a view's grid. They depend only on the frame, not on any rules. */
import { checkGiven } from '../../../core/given.js';
import { checkCall } from '../../../core/protocol.js';
import { mayRedo, redoAt } from '../../../core/redo.js';
import type { MayRedo, OrRedo, Redoes } from '../../../core/redo.js';
import type { MonteCarloFrame } from '../contract/frame.js';
import { checkFrame } from '../contract/frame.js';
import { checkHandler } from '../contract/view-arguments.js';
import type { MonteCarloCall, MonteCarloEventsHandler } from '../contract/handler.js';
import { callHandler } from '../contract/handler.js';
import type { Reported } from '../../../core/calls.js';
import { OneAtATime } from '../../../core/calls.js';
import type { MonteCarloFrameView } from './frame-view.js';

/**
 * Reports a view's events to its handler, with clicks only on cells of the grid and never two events at once. The
 * assistant knows whether a redo is possible. The redo goes to the handler, or to the assistant if the handler has no
 * `redo`.
 */
export class MonteCarloPlayer {
  private readonly reports = new OneAtATime();

  /** @throws TypeError unless handler, view and assistant are objects */
  constructor(
    private readonly handler: MayRedo<MonteCarloEventsHandler>,
    private readonly view: MonteCarloFrameView,
    private readonly assistant: Partial<Redoes> = {},
  ) {
    checkHandler(handler);
    checkGiven('view.frame', (view as MonteCarloFrameView | null | undefined)?.frame, 'an object');
    checkGiven('assistant', assistant, 'an object');
  }

  /**
   * Makes the call if a player can make it, and returns the outcome. A beep counts as a refusal.
   * @throws TypeError unless it is a call
   */
  report(call: OrRedo<MonteCarloCall>): Reported {
    checkCall(call);
    const { assistant, view } = this;
    const { frame } = view;
    const may = call.event === 'redo' ? mayRedo(assistant) : mayReport(frame, call);
    if (!may || !this.reports.begin()) return 'not-reported';
    try {
      if (call.event === 'redo') redoAt(this.handler, assistant);
      else callHandler(this.handler, call);
      return view.frame === frame || view.frame.beeped ? 'refused' : 'accepted';
    } finally {
      this.reports.end();
    }
  }
}

/**
 * Can a player make this call at a view with this frame? A click needs a cell. All other events are buttons.
 * @throws TypeError if a necessary part of the frame or call is missing
 */
export function mayReport(frame: MonteCarloFrame, call: MonteCarloCall): boolean {
  checkCall(call);
  if (call.event !== 'clickCard') return true;
  const [row, column] = call.args;
  try {
    return frame.rows[row]?.[column] !== undefined;
  } catch (error) {
    checkFrame(frame); // This check comes last because a table calls this function for every event.
    throw error;
  }
}
