/** What the conformance kit of views needs, and what it returns. */
import type { Frame } from '../contract/frame.js';
import type { KlondikeCall, KlondikeEventsHandler } from '../contract/handler.js';
import type { KlondikeView } from '../contract/view.js';
import type { ConformanceCheck } from './judged.js';

/** How to make the view under test, to look at it and to play in front of it. */
export interface ViewKit<View extends KlondikeView = KlondikeView> {
  /** A new view that reports to the handler. */
  readonly create: (handler: KlondikeEventsHandler) => View | Promise<View>;
  /** What a player in front of the view sees now. */
  readonly read: (view: View) => Frame | Promise<Frame>;
  /**
   * Tries to make the view report this call by doing what a player would do. If that is impossible, it does
   * nothing. Without `play` the kit does not check what the view reports. A promise is awaited; any other result
   * is ignored, such as that of `player.report`.
   */
  readonly play?: ((view: View, call: KlondikeCall) => unknown) | undefined;
  /** Takes a view down. Called for each view when its check has ended, also if the check failed. */
  readonly destroy?: ((view: View) => void | Promise<void>) | undefined;
}

/** A check of a view; see `ConformanceCheck`. */
export type ViewCheck = ConformanceCheck;

/** A check before it is given a view. */
export interface Check {
  readonly name: string;
  /** The names of the checks that it stands on. */
  readonly on?: readonly string[];
  readonly check: <View extends KlondikeView>(kit: ViewKit<View>) => Promise<void>;
}
