/** A view for tests of Monte Carlo handlers: shows nothing, keeps everything. */
import type { Frame } from '../contract/frame.js';
import type { MonteCarloEventsHandler } from '../contract/handler.js';
import { checkHandler } from '../contract/view-arguments.js';
import { printFrame } from '../contract/frame-text.js';
import { CallLog } from '../../../core/calls.js';
import { MonteCarloFrameView } from './frame-view.js';
import { MonteCarloPlayer } from './player.js';
import type { MonteCarloViewCall } from './view-call.js';
import { printCall, viewProtocol } from './view-call.js';

/** Keeps each call, and the frame visible at each refresh, oldest first. A call that throws is not kept. */
export class MonteCarloRecordingView extends MonteCarloFrameView {
  static {
    viewProtocol.tap(this.prototype, (view, call) => {
      view.calls.push(call);
      if (call.call === 'refreshWindow') view.frames.push(view.frame);
    });
  }

  private readonly log = new CallLog<MonteCarloViewCall, Frame>(printCall);
  readonly calls: MonteCarloViewCall[] = this.log.calls;
  readonly frames: Frame[] = this.log.frames;
  /** Plays as a person in front of the view could. */
  readonly player: MonteCarloPlayer;

  /** @throws TypeError if there is no handler */
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

  /** Forgets all calls and frames kept so far; what is visible stays. */
  clear(): void {
    this.log.clear();
  }
}
