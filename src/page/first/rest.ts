/** The rest of the page, as what is loaded first needs it. */
import type { GameEntry } from '../../browser/parts/entries.js';
import type { Dialogs } from '../dialogs.js';
import type { PageGame } from '../game/page-game.js';
import type { Notices } from '../parts/notices.js';
import type { ReplayDesk } from '../replay/desk.js';

export interface Rest {
  readonly notices: Pick<Notices, 'show' | 'dismiss'>;
  readonly dialogs: Pick<Dialogs, 'tools' | 'openMoves' | 'loadSharing'>;
  readonly desk: Pick<ReplayDesk, 'openGame' | 'openSolution' | 'openDropped'>;
  /** The game in play. */
  readonly game: PageGame;
  /** The games in the menu. */
  readonly gameEntries: readonly GameEntry[];
  /** Leaves the table. */
  leave(): void;
  /** Tells the player that the browser keeps nothing. */
  tellNotKept(): void;
}
