/** What the dialogs of the page need of it. */
import type { LanguageName } from '../core/strings/language.js';
import type { Store } from './game/store.js';
import type { PageGames } from './games.js';
import type { Loader } from './parts/loader.js';
import type { Notices } from './parts/notices.js';
import type { ReplayDesk } from './replay/desk.js';
import type { PageStrings } from './strings/english.js';

export interface DialogsOptions {
  readonly language: LanguageName;
  readonly strings: PageStrings;
  readonly store: Store;
  readonly games: PageGames;
  readonly desk: ReplayDesk;
  readonly notices: Notices;
  readonly loader: Loader;
  /** Gives the focus to the table. */
  readonly focus: () => void;
  /** Goes to the game that part of an address names. */
  readonly play: (hash: string) => void;
  /** Leaves the game in play and continues the game of a script. */
  readonly goOn: (game: string, script: string) => void;
}
