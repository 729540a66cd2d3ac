/** What a keeper of games is given by the page. */
import type { PageStrings } from '../strings/english.js';
import type { GameLeft } from './games-left.js';
import type { Notice } from './notice.js';
import type { Store } from './store.js';

export interface KeeperOptions {
  readonly store: Store;
  readonly strings: PageStrings;
  readonly notify: (notice: Notice) => void;
  /** Takes a notice away that is no longer true. */
  readonly dismiss?: (topic: string) => void;
  /** Gives the player a file with this text. */
  readonly save: (text: string) => void;
  /** Another game has been put in play. */
  readonly onRestored?: () => void;
  /** The game that is looked at is about to be left for one of this keeper; it is this keeper's by default. */
  readonly onLeaving?: () => void;
  /** Goes on with a game of the list, whichever it is of; this keeper does by default. */
  readonly goOn?: (game: GameLeft) => void;
  /** In milliseconds since 1970; the clock of the machine by default. */
  readonly now?: () => number;
}
