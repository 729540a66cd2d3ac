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
  /** Provides what the handler's interface can't. Without an assistant, a table can't redo, and any handler works. */
  readonly assistant?: KlondikeAssistant | undefined;
  /**
   * Called when the player picks the deal of the next game, just before `newGame` is reported. If it throws, the view
   * shows the message next to the name and reports nothing.
   */
  readonly onDeal?: ((name: string) => void) | undefined;
  /** Called with a winning line from here, on the player's request. Without it, the table has no such command. */
  readonly onSolution?: ((calls: readonly KlondikeCall[]) => void) | undefined;
  /** For a game that wants to know which cards are chosen before they move. */
  readonly choosing?: CardSelector | undefined;
  /**
   * Does one click choose cards and the next move them, and can the pointer do nothing else? If so, a box surrounds
   * the chosen cards, and after a win the table is inactive until the next game. False by default.
   */
  readonly byClicks?: boolean | undefined;
  /** For a game whose stock is in play: the stock and waste that the player sees. Called at each refresh. */
  readonly stockInPlay?: (() => Pick<Frame, 'stock' | 'waste'>) | undefined;
  /** The number of cards in a face-down stock, for descriptions of the table. */
  readonly stockLeft?: (() => number | undefined) | undefined;
  /** For rules that reserve foundations for suits: an empty foundation shows its suit. `any suit` by default. */
  readonly foundations?: FoundationSuits | undefined;
  /** False if no move can be undone. True by default. */
  readonly undo?: boolean | undefined;
  /** For a game that names its deals in another way. Replaces `onDeal`. */
  readonly ownDeals?: OwnDeals | undefined;
  /** The announcement of a win. By default, it gives the number of moves. */
  readonly wonText?: string | undefined;
  /** The texts in another language, such as `FRENCH` of `klondike-kit/french`. English by default. */
  readonly strings?: KlondikeBrowserStrings | undefined;
}

/** Another way to choose deals: a button in the toolbar opens a dialog. */
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
