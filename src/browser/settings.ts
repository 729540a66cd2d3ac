/** The options that a page gives to a browser view of any game. */
import type { Settings } from '../core/settings.js';
import type { LookOptions } from './look.js';
import type { DailyButton, GameEntry, Tool } from './parts/entries.js';

/** Options for a browser view of any game. */
export interface BrowserSettings extends LookOptions {
  /** The name of the deal in play, if any. */
  readonly deal?: (() => string | undefined) | undefined;
  /**
   * What the player is playing, for the button that names the game: `Draw 3 · Winnable`. The deal's name by default.
   * @param isTracked does the win tracker already say whether the game can be won?
   */
  readonly gameTitle?: ((isTracked: boolean) => string | undefined) | undefined;
  /** Opens the page's dialog for a new game, or its field for a deal. Without it, New deals at once. */
  readonly onNew?: ((part?: 'deal') => void) | undefined;
  /** Without it, the toolbar has no button for the daily deal. */
  readonly daily?: DailyButton | undefined;
  /** A link to a deal, for sharing. */
  readonly linkTo?: ((deal: string) => string) | undefined;
  /** Called when the player quits. Without it, the view has no Quit command. */
  readonly onQuit?: (() => void) | undefined;
  /** Called when the player wants to see all moves of the game. Without it, the view lacks this command. */
  readonly onMoves?: (() => void) | undefined;
  /** Additional entries of the settings, in order. Called each time the settings open. The settings wait for a promise. */
  readonly tools?: (() => readonly Tool[] | Promise<readonly Tool[]>) | undefined;
  /** Additional buttons in the panel after a win, in order. */
  readonly wonTools?: readonly Tool[] | undefined;
  /** An element in the panel after a win. The page fills it with statistics, perhaps later. */
  readonly wonNote?: HTMLElement | undefined;
  /** The main button of the panel after a win. By default, and if it returns undefined, the button deals the next game. */
  readonly wonPrimary?: (() => Tool | undefined) | undefined;
  /** A number of moves to beat, next to the number of moves. */
  readonly beat?: (() => number | undefined) | undefined;
  /** The games for the settings. Called each time the settings open. */
  readonly games?: (() => readonly GameEntry[]) | undefined;
  /**
   * True if the table gets the keys while nothing on the page has the focus. False by default, because a page may have several tables.
   */
  readonly pageKeys?: boolean | undefined;
  /** False for a table that is only for watching: it has no buttons and reports no events. True by default. */
  readonly toolbar?: boolean | undefined;
  /** A sentence for the About box, such as the source of the pictures. */
  readonly credits?: string | undefined;
  /** The player's settings. Without them, no card moves automatically, and the player can't change any setting. */
  readonly settings?: Settings | undefined;
}
