/** The settings of a view that fills a terminal window, for any game. */
import type { Settings } from '../../core/settings.js';
import type { Size } from '../drawing/canvas.js';
import type { ItemList } from '../list/item.js';
import type { Color } from './suits.js';

/** What a terminal view of any game is given about its window. */
export interface WindowSettings extends Size {
  /** Writes text to the terminal. */
  readonly write: (text: string) => void;
  /** Suits as ♠♥♦♣ and frames in lines, by default; letters and plain ASCII otherwise. */
  readonly unicode?: boolean | undefined;
  /** `two` by default. */
  readonly color?: Color | undefined;
  /** The name of the deal in play; undefined if there is none. It is shown unless it lists cards. */
  readonly deal?: (() => string | undefined) | undefined;
  /**
   * All moves of the game, for the player to go to. Without it there is no such command.
   * @param changed to be called when the items have changed
   */
  readonly moves?: ((changed: () => void) => ItemList) | undefined;
  /** What the player sets about play. Without it nothing is done by itself, no truth is told, and nothing can be set. */
  readonly settings?: Settings | undefined;
  /** Called when the player quits. */
  readonly onQuit?: (() => void) | undefined;
  /** Called when the player presses Ctrl-C; `onQuit` by default. */
  readonly onInterrupt?: (() => void) | undefined;
  /** Called when the player presses Ctrl-Z. */
  readonly onSuspend?: (() => void) | undefined;
}
