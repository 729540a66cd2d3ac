/** The options of the browser view of Monte Carlo Solitaire. */
import type { BrowserSettings } from '../../../browser/settings.js';
import type { MonteCarloBrowserStrings } from './strings/english.js';
import type { MonteCarloAssistant } from '../contract/handler.js';

/** The options of a `MonteCarloBrowserView`. */
export interface MonteCarloBrowserOptions extends BrowserSettings {
  /** Adds what the handler interface lacks. Without an assistant, the view has no redo. */
  readonly assistant?: MonteCarloAssistant | undefined;
  /**
   * Called with the name that a player typed for the next deal, before the view reports `newDeal`. If it throws, the
   * view shows the error's message next to the field and reports nothing. Without `onDeal`, players type a whole number,
   * and the view reports `newGame`.
   */
  readonly onDeal?: ((name: string) => void) | undefined;
  /** Can the player hear the beep? False by default. The beep is always visible. */
  readonly sound?: boolean | undefined;
  /** Called when the player turns the sound on or off. */
  readonly onSound?: ((sound: boolean) => void) | undefined;
  /** Plays the beep. A short, quiet tone by default. */
  readonly beep?: (() => void) | undefined;
  /** The texts in another language, such as `FRENCH` from `klondike-kit/french`. */
  readonly strings?: MonteCarloBrowserStrings | undefined;
}
