/** What a page can give a browser view besides its handler. */
import type { KlondikeAssistant } from '../../klondike/contract/assistant.js';
import type { Frame } from '../../klondike/contract/frame.js';
import type { Choosing } from './input/choosing.js';

export interface BrowserOptions {
  /** What the handler's interface cannot say. Without it nothing is made again, and any handler will do. */
  readonly assistant?: KlondikeAssistant;
  /** The name of the deal in play, to be shown; undefined where there is none. */
  readonly deal?: () => string | undefined;
  /**
   * The player wants the next game to be this deal; `newGame` is reported right after. The message of an
   * error thrown here is shown beside the name, and nothing is reported.
   */
  readonly onDeal?: (name: string) => void;
  /** The address that repeats a deal, to be shared. */
  readonly linkTo?: (deal: string) => string;
  /** The player quits. Without it there is no Quit. */
  readonly onQuit?: () => void;
  /** Further entries of the menu, in order; asked for each time it opens. */
  readonly tools?: () => readonly Tool[];
  readonly look?: Partial<Look>;
  /** The player has changed the look. */
  readonly onLook?: (look: Look) => void;
  /** Are keys for this table while nothing on the page has the focus? False by default: there may be others. */
  readonly pageKeys?: boolean;
  /** False for a table that is only looked at: no buttons above it, and nothing is reported. True by default. */
  readonly toolbar?: boolean;
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
  /** The games that can be played here, for the menu; asked for each time it opens. */
  readonly games?: () => readonly Game[];
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

/** A page's own entry in the menu. */
export interface Tool {
  readonly label: string;
  readonly run: () => void;
}

/** A game of the menu. */
export interface Game extends Tool {
  /** Is it the one that is played? */
  readonly isOn: boolean;
}

export interface Look {
  /** A color for each suit, or red and black. */
  readonly colors: (typeof SUIT_COLORS)[number];
  /** `system` follows `prefers-color-scheme` and `prefers-contrast`. */
  readonly theme: (typeof THEMES)[number];
}

export const SUIT_COLORS = ['two', 'four'] as const;
export const THEMES = ['system', 'light', 'dark', 'contrast'] as const;

export const DEFAULT_LOOK: Look = { colors: 'two', theme: 'system' };
