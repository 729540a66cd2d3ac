/** A game of the page, as the page goes about any of them. */
import type { GameName } from '../../scripts/language/game-tag.js';
import type { Box } from '../../browser/cards/space.js';
import type { BrowserSettings } from '../../browser/settings.js';
import type { Film } from '../replay/film.js';
import type { GameLeft } from './games-left.js';
import type { GameKeeper } from './keeper.js';
import type { KeeperOptions, KeptSession } from './keeping.js';

export interface PageGame {
  /** As links and scripts name it. */
  readonly name: GameName;
  /** What the page is called while it is played; undefined where it goes by its own name. */
  readonly title: string | undefined;
  readonly keeper: PageKeeper;
  /** In the order of the menu. */
  readonly variants: readonly Variant[];
  /** The one in play; each has a table of its own. */
  readonly variant: Variant | undefined;
  /**
   * To be called before all else, and whenever the game is turned to from another: goes on with what is kept of it.
   * `hash` is the part of an address that names a game. False where that cannot be read: nothing has changed then.
   */
  takeUp(hash?: string): boolean;
  /** Goes to the game that part of an address names, unless it is in play. False where it cannot be read. */
  follow(hash: string): boolean;
  /** The address of a page, with the game in play in place of whatever part it named. */
  linkTo(address: string): string;
  /** A game of the list, as players know its deal and how far they have come: `java:11`, `3 moves`. */
  tell(game: GameLeft): readonly [deal: string, standing: string];
  /** Sets a table for the game in play. */
  setTable(element: HTMLElement, options: TableOptions): GameTable;
  /** @throws TextError where the script cannot be read; `name` is what its file is called */
  filmOf(name: string, text: string): Film;
}

/** What may be chosen in the menu. */
export interface Variant {
  /** The name of the house, as the keeper knows it. */
  readonly house: string;
  readonly label: string;
}

export type PageKeeper = Pick<
  GameKeeper<KeptSession, never>,
  'session' | 'left' | 'hasBefore' | 'back' | 'goOn' | 'choose' | 'leave' | 'heedOtherTab'
>;

/** What the table of any game is given. */
export type TableOptions = Omit<BrowserSettings, 'deal' | 'linkTo' | 'toolbar'>;

export interface GameTable {
  /** The boxes of the window that nothing of the table is ever in. */
  readonly room: readonly Box[];
  focus(): void;
  /** Takes it out of the page, with any dialog that is open over it. */
  destroy(): void;
}

/** What a game is given by the page. */
export interface GameHost extends Pick<
  KeeperOptions,
  'store' | 'notify' | 'dismiss' | 'onLeaving' | 'goOn' | 'now'
> {
  /** Gives the player a file. */
  readonly saveFile: (name: string, text: string) => void;
  /** Another game than the one shown may have been put in play. */
  readonly onRestored: (game: PageGame) => void;
}

/** What the keeper of a game is given. */
export const keeperOptions = (
  { saveFile, onRestored, ...options }: GameHost,
  game: PageGame,
): KeeperOptions => ({
  ...options,
  save: (text) => saveFile(`${game.name}-set-aside.txt`, text),
  onRestored: () => onRestored(game),
});
