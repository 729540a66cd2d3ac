/** The options of Klondike's browser view. */
import type { KlondikeAssistant } from '../contract/assistant.js';
import type { KlondikeCall } from '../contract/handler.js';
import type { Frame } from '../contract/frame.js';
import type { FoundationSuits } from '../words/piles.js';
import type { CardSelector } from '../views/play-session.js';
import type { BrowserSettings } from '../../../browser/settings.js';
import type { KlondikeBrowserStrings } from './strings/english.js';

/** The options of a `BrowserView`. */
export interface BrowserOptions extends BrowserSettings {
  /**
   * Provides what the handler's interface can't. A table without an assistant can't redo, but it works with any
   * handler.
   */
  readonly assistant?: KlondikeAssistant | undefined;
  /**
   * Called when the player picks the deal of the next game, just before `newGame` is reported. If it throws, the view
   * shows the message next to the name and reports nothing.
   */
  readonly onDeal?: ((name: string) => void) | undefined;
  /**
   * Called with a winning line from the current position when the player asks for one. If it is absent, the table has
   * no command for that.
   */
  readonly onSolution?: ((calls: readonly KlondikeCall[]) => void) | undefined;
  /** Used if the game needs to know which cards are chosen before they move. */
  readonly choosing?: CardSelector | undefined;
  /**
   * True if one click chooses cards, the next click moves them, and the pointer can do nothing else. If so, a box
   * surrounds the chosen cards, and after a win the table is inactive until the next game. False by default.
   */
  readonly byClicks?: boolean | undefined;
  /** The stock and waste that the player sees in a game whose stock is in play. Called at each refresh. */
  readonly stockInPlay?: (() => Pick<Frame, 'stock' | 'waste'>) | undefined;
  /** The number of cards in a face-down stock, for descriptions of the table. */
  readonly stockLeft?: (() => number | undefined) | undefined;
  /**
   * Used if the rules reserve foundations for suits. An empty foundation then shows its suit. `any suit` by default.
   */
  readonly foundations?: FoundationSuits | undefined;
  /** False if moves can't be undone. True by default. */
  readonly undo?: boolean | undefined;
  /** Used if the game names its deals differently. Replaces `onDeal`. */
  readonly ownDeals?: OwnDeals | undefined;
  /** The announcement of a win. By default, it gives the number of moves. */
  readonly wonText?: string | undefined;
  /** The texts in another language, such as `FRENCH` from `klondike-kit/french`. English by default. */
  readonly strings?: KlondikeBrowserStrings | undefined;
}

/** Another way to choose deals, with a toolbar button that opens a dialog. */
interface OwnDeals {
  readonly name: string;
  /** The text of the button. */
  readonly label: () => string;
  /** The content of the dialog, which closes after `onChosen`. */
  readonly form: (onChosen: () => void) => HTMLElement;
}

/** The frame that the player sees. A handler's frame has only the top card of a stock in play; this adds the rest. */
export const visibleFrame = ({ stockInPlay }: BrowserOptions, frame: Frame): Frame =>
  stockInPlay ? { ...frame, ...stockInPlay() } : frame;
