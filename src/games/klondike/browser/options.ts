/** What a page can give Klondike's browser view besides its handler. */
import type { KlondikeAssistant } from '../contract/assistant.js';
import type { Frame } from '../contract/frame.js';
import type { Choosing } from './input/choosing.js';
import type { BrowserSettings } from '../../../browser/settings.js';
import type { KlondikeBrowserStrings } from './strings/catalogue.js';

export interface BrowserOptions extends BrowserSettings {
  /** What the handler's interface cannot say. Without it nothing is made again, and any handler will do. */
  readonly assistant?: KlondikeAssistant;
  /**
   * The player wants the next game to be this deal; `newGame` is reported right after. The message of an
   * error thrown here is shown beside the name, and nothing is reported.
   */
  readonly onDeal?: (name: string) => void;
  /** For a game that is told which cards are chosen before they are moved. */
  readonly choosing?: Choosing;
  /**
   * Does one click choose cards and the next move them, and the pointer nothing else? A box is drawn round those
   * chosen, and a won table is dead until the next game. False by default.
   */
  readonly byClicks?: boolean;
  /** For a game played from its stock: what is seen of stock and waste, asked for at each refresh. */
  readonly stockInPlay?: () => Pick<Frame, 'stock' | 'waste'>;
  /** False where no move is taken back. True by default. */
  readonly undo?: boolean;
  /** For a game whose deals are not chosen by our names: in place of `onDeal`. */
  readonly ownDeals?: OwnDeals;
  /** What announces a win; by default it counts the moves. */
  readonly wonText?: string;
  /** Another language than English, such as `FRENCH` of `klondike-kit/french`. */
  readonly strings?: KlondikeBrowserStrings;
}

/** How the deals of a game are chosen: a button over the table opens a dialog. */
export interface OwnDeals {
  /** The title of the dialog. */
  readonly name: string;
  /** What the button says. */
  readonly label: () => string;
  /** What is in the dialog; it closes when something was chosen. */
  readonly form: (onChosen: () => void) => HTMLElement;
}
