/**
 * What a player can do to the grid that a view shows. This follows from the frame alone, not from any rule.
 */
import { mayRedo, redoAt } from '../../../core/redo.js';
import type { MayRedo, OrRedo, Redoes } from '../../../core/redo.js';
import type { Frame } from '../contract/frame.js';
import type { MonteCarloCall, MonteCarloEventsHandler } from '../contract/handler.js';
import { deliver } from '../contract/handler.js';
import type { Reported } from '../../../core/one-at-a-time.js';
import { OneAtATime } from '../../../core/one-at-a-time.js';
import type { MonteCarloFrameView } from './frame-view.js';

/**
 * Reports a view's events to its handler: clicks only on cells of the grid, and never two events at once. The assistant
 * says whether a move can be redone. Redo itself goes to the handler, or to the assistant if the handler has no `redo`.
 */
export class MonteCarloPlayer {
  private readonly reports = new OneAtATime();

  constructor(
    private readonly handler: MayRedo<MonteCarloEventsHandler>,
    private readonly view: MonteCarloFrameView,
    private readonly assistant: Partial<Redoes> = {},
  ) {}

  /** Makes the call if a player could make it, and says what became of it. A beep refuses the call. */
  report(call: OrRedo<MonteCarloCall>): Reported {
    const { assistant, view } = this;
    const { frame } = view;
    const may = call.event === 'redo' ? mayRedo(assistant) : mayReport(frame, call);
    if (!may || !this.reports.begin()) return 'not-reported';
    try {
      if (call.event === 'redo') redoAt(this.handler, assistant);
      else deliver(this.handler, call);
      return view.frame === frame || view.frame.beeped ? 'refused' : 'accepted';
    } finally {
      this.reports.end();
    }
  }
}

/**
 * Can the player of a view that shows this frame make this call? A click needs a cell; all other events are
 * buttons.
 */
export function mayReport({ rows }: Frame, call: MonteCarloCall): boolean {
  if (call.event !== 'clickCard') return true;
  const [row, column] = call.args;
  return rows[row]?.[column] !== undefined;
}
