/** What a view that fills a window of a terminal is given, whichever game it shows. */
import type { Size } from '../drawing/canvas.js';
import type { Color } from './suits.js';

export interface WindowSettings extends Size {
  /** Takes what is to be written to the terminal. */
  readonly write: (text: string) => void;
  /** Suits as ♠♥♦♣ and frames in lines, by default; letters and plain ASCII otherwise. */
  readonly unicode?: boolean;
  /** `two` by default. */
  readonly color?: Color;
  /** The name of the deal in play, to be shown unless it is made of cards; undefined where there is none. */
  readonly deal?: () => string | undefined;
  /** The player quits. */
  readonly onQuit?: () => void;
  /** The player presses Ctrl-C; as quitting by default. */
  readonly onInterrupt?: () => void;
  /** The player presses Ctrl-Z. */
  readonly onSuspend?: () => void;
}
