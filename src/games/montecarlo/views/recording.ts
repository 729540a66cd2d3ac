/** A view for tests of Monte Carlo handlers. It shows nothing and records everything. */
import type { MonteCarloFrame } from '../contract/frame.js';
import type { MonteCarloEventsHandler } from '../contract/handler.js';
import { checkHandler } from '../contract/view-arguments.js';
import { printFrame } from '../contract/frame-text.js';
import { CallLog } from '../../../core/calls.js';
import { MonteCarloFrameView } from './frame-view.js';
import { MonteCarloPlayer } from './player.js';
import type { MonteCarloViewCall } from './view-call.js';
import { printCall, viewProtocol } from './view-call.js';

/** Records each call, and the frame of each refresh, oldest first. Doesn't record a call that throws. */
export class MonteCarloRecordingView extends MonteCarloFrameView {
  static {
    viewProtocol.tap(this.prototype, (view, call) => {
      view.calls.push(call);
      if (call.call === 'refreshWindow') view.frames.push(view.frame);
    });
  }

  private readonly log = new CallLog<MonteCarloViewCall, MonteCarloFrame>(printCall);
  readonly calls: MonteCarloViewCall[] = this.log.calls;
  readonly frames: MonteCarloFrame[] = this.log.frames;
  /** Plays like a person in front of the view. */
  readonly player: MonteCarloPlayer;

  /** @throws TypeError without a handler */
  constructor(handler: MonteCarloEventsHandler) {
    super();
    checkHandler(handler);
    this.player = new MonteCarloPlayer(handler, this);
  }

  /** The visible frame as text. */
  get text(): string {
    return printFrame(this.frame);
  }

  /** The calls made since the last `take`, as text: `['highlighted: a1', 'refresh']`. */
  take(): string[] {
    return this.log.take();
  }

  /** Forgets all calls and frames so far, but not the current frame. */
  clear(): void {
    this.log.clear();
  }
}
