/** A view for tests. It draws nothing and stores every call. */
import type { Frame } from '../contract/frame.js';
import type { KlondikeEventsHandler } from '../contract/handler.js';
import { checkHandler } from '../contract/view-arguments.js';
import { printFrame } from '../contract/frame-text.js';
import { CallLog } from '../../../core/calls.js';
import { FrameView } from './frame-view.js';
import { Player } from './player.js';
import type { ViewCall } from './view-call.js';
import { printCall, viewProtocol } from './view-call.js';

/**
 * Stores each call, and the visible frame at each refresh, oldest first. Leaves out calls that throw.
 * @example
 * ```ts
 * import { KlondikeController, RecordingView } from 'klondike-kit';
 *
 * const controller = new KlondikeController({ deal: 'java:11' });
 * const view = new RecordingView(controller);
 * controller.attach(view);
 * controller.newGame();
 * view.take();
 * controller.clickStock();
 * console.log(view.take()); // [ 'stock: full', 'waste: 7c 9s 4d', 'moves: 1', 'refresh' ]
 * ```
 */
export class RecordingView extends FrameView {
  static {
    viewProtocol.tap(this.prototype, (view, call) => {
      view.calls.push(call);
      if (call.call === 'refreshWindow') view.frames.push(view.frame);
    });
  }

  private readonly log = new CallLog<ViewCall, Frame>(printCall);
  readonly calls: ViewCall[] = this.log.calls;
  readonly frames: Frame[] = this.log.frames;
  /** Reports events as a person at the view could. */
  readonly player: Player;

  /** @throws NullHandlerException */
  constructor(handler: KlondikeEventsHandler) {
    super();
    checkHandler(handler);
    this.player = new Player(handler, this);
  }

  /** The visible frame as text. */
  get text(): string {
    return printFrame(this.frame);
  }

  /** The calls made since the last `take`, as text: `['waste: 2s Kc 6d', 'moves: 1', 'refresh']`. */
  take(): string[] {
    return this.log.take();
  }

  /** Forgets all stored calls and frames. The visible frame stays. */
  clear(): void {
    this.log.clear();
  }
}
