/** What the page provides to a keeper of games. */
import type { PageStrings } from '../strings/english.js';
import type { GameLeft } from './games-left.js';
import type { Notice } from './notice.js';
import type { Store } from './store.js';

export interface KeeperOptions {
  readonly store: Store;
  readonly strings: PageStrings;
  readonly notify: (notice: Notice) => void;
  /** Removes a notice that is no longer true. */
  readonly dismiss?: (topic: string) => void;
  /** Gives the player a file with this text. */
  readonly save: (text: string) => void;
  /** Called when another game has come into play. */
  readonly onRestored?: () => void;
  /**
   * Called before the shown game is left for a game of this keeper. By default, this keeper leaves its own
   * game.
   */
  readonly onLeaving?: () => void;
  /** Continues a game of the list, whichever game it is. By default, this keeper does so. */
  readonly goOn?: (game: GameLeft) => void;
  /** The time in milliseconds since 1970; by the machine's clock by default. */
  readonly now?: () => number;
}
