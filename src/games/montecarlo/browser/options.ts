/** The options of the browser view of Monte Carlo Solitaire. */
import type { BrowserSettings } from '../../../browser/settings.js';
import type { MonteCarloBrowserStrings } from './strings/english.js';
import type { MonteCarloAssistant } from '../contract/handler.js';

/** What a `MonteCarloBrowserView` is given besides its handler. */
export interface MonteCarloBrowserOptions extends BrowserSettings {
  /** What the handler's interface cannot offer. Without it there is no redo, and any handler will do. */
  readonly assistant?: MonteCarloAssistant | undefined;
  /**
   * The player wants the next game to be this deal; its name is given as typed. `newDeal` is reported right
   * after. If this throws an error, its message is shown beside the field, and nothing is reported. Without
   * `onDeal` a whole number must be typed, and `newGame` is reported.
   */
  readonly onDeal?: ((name: string) => void) | undefined;
  /** Is the beep heard? False by default. It is always seen. */
  readonly sound?: boolean | undefined;
  /** The player has turned the sound on or off. */
  readonly onSound?: ((sound: boolean) => void) | undefined;
  /** Makes the beep, instead of a short, quiet tone. */
  readonly beep?: (() => void) | undefined;
  /** The texts of another language than English, such as `FRENCH` of `klondike-kit/french`. */
  readonly strings?: MonteCarloBrowserStrings | undefined;
}
