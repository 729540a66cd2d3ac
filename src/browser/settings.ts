/** The settings that a page gives a browser view, for any game. */
import type { Settings } from '../core/settings.js';
import type { LookOptions } from './look.js';
import type { GameEntry, Tool } from './parts/entries.js';

/** What a page can give a browser view of any game. */
export interface BrowserSettings extends LookOptions {
  /** The name of the deal in play, to be shown; undefined if there is none. */
  readonly deal?: (() => string | undefined) | undefined;
  /** The address at which a deal can be played again, for sharing. */
  readonly linkTo?: ((deal: string) => string) | undefined;
  /** Called when the player quits. Without it there is no Quit command. */
  readonly onQuit?: (() => void) | undefined;
  /** Called when the player wants to see all moves of the game. Without it there is no such command. */
  readonly onMoves?: (() => void) | undefined;
  /** Additional menu entries, in order. Called each time the menu opens. */
  readonly tools?: (() => readonly Tool[]) | undefined;
  /** What a player can do with a game that was won: further buttons under its announcement, in order. */
  readonly wonTools?: readonly Tool[] | undefined;
  /** Stands in the announcement of a win. The page fills it with what else it knows of the game, also later. */
  readonly wonNote?: HTMLElement | undefined;
  /** The games for the menu. Called each time the menu opens. */
  readonly games?: (() => readonly GameEntry[]) | undefined;
  /**
   * True if the table gets the keys while nothing on the page has the focus. False by default, because a page
   * may have several tables.
   */
  readonly pageKeys?: boolean | undefined;
  /** False for a table that is only watched: it has no buttons and reports nothing. True by default. */
  readonly toolbar?: boolean | undefined;
  /** What the player has set about play. Without it nothing is done by itself, and nothing can be set. */
  readonly settings?: Settings | undefined;
}
