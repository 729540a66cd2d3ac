/** What a page can give a browser view, whichever game it shows. */
import type { LookOptions } from './look.js';
import type { GameEntry, Tool } from './parts/entries.js';

export interface BrowserSettings extends LookOptions {
  /** The name of the deal in play, to be shown; undefined where there is none. */
  readonly deal?: () => string | undefined;
  /** The address that repeats a deal, to be shared. */
  readonly linkTo?: (deal: string) => string;
  /** The player quits. Without it there is no Quit. */
  readonly onQuit?: () => void;
  /** Further entries of the menu, in order; asked for each time it opens. */
  readonly tools?: () => readonly Tool[];
  /** The games that can be played here, for the menu; asked for each time it opens. */
  readonly games?: () => readonly GameEntry[];
  /** Are keys for this table while nothing on the page has the focus? False by default: there may be others. */
  readonly pageKeys?: boolean;
  /** False for a table that is only looked at: no buttons above it, and nothing is reported. True by default. */
  readonly toolbar?: boolean;
}
