/** What a page can give a browser view besides its handler. */

export interface BrowserOptions {
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
}

/** A page's own entry in the menu. */
export interface Tool {
  readonly label: string;
  readonly run: () => void;
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
