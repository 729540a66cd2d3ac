/** What the conformance kit needs, and what it returns. */
import type { Frame } from '../contract/frame.js';
import type { KlondikeCall, KlondikeEventsHandler } from '../contract/handler.js';
import type { KlondikeView } from '../contract/view.js';

/** How to make the view under test, to look at it and to play in front of it. */
export interface ViewKit<View extends KlondikeView = KlondikeView> {
  /** A new view that reports to the handler. */
  readonly create: (handler: KlondikeEventsHandler) => View | Promise<View>;
  /** What a player in front of the view sees now. */
  readonly read: (view: View) => Frame | Promise<Frame>;
  /**
   * Tries to make the view report this call by doing what a player would do. If that is impossible, it does
   * nothing. Without `play` the kit does not check what the view reports.
   */
  readonly play?: (view: View, call: KlondikeCall) => void | Promise<void>;
}

/** `run` rejects with an Error that tells what was expected and what was shown or heard. */
export interface ViewCheck {
  readonly name: string;
  readonly run: () => Promise<void>;
}

/** A check before it is given a view. */
export interface Check {
  readonly name: string;
  readonly check: <View extends KlondikeView>(kit: ViewKit<View>) => Promise<void>;
}
