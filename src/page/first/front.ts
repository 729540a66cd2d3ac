/**
 * What the page needs until its table can be played at: the files of this folder and what they import. The rest of the
 * page is loaded soon after, in one part, and takes all of this over.
 */
import type { LookSetter } from '../../browser/look.js';
import type { LanguageName } from '../../core/strings/language.js';
import type { Later } from '../../core/later.js';
import type { ListedGame } from '../../kit/games.js';
import type { Store } from '../game/store.js';
import type { Loader } from '../parts/loader.js';
import type { EarlyNotices } from './early-notices.js';
import type { Rest } from './rest.js';
import type { SeatedFirst } from './seated-game.js';
import type { FirstStrings } from './strings/english.js';

export interface Front {
  readonly language: LanguageName;
  readonly strings: FirstStrings;
  readonly store: Store;
  readonly loader: Loader;
  readonly look: LookSetter;
  readonly notices: EarlyNotices;
  /** The default game. */
  readonly first: SeatedFirst;
  /** All but the first. */
  readonly others: readonly ListedGame[];
  /** Was nothing kept of a game when the page was opened? */
  readonly isFresh: boolean;
  /** The element that holds the table, or what is in its place. */
  readonly main: HTMLElement;
  /** The rest of the page. */
  readonly page: Later<Rest>;
}
