/** The games of the page, all with one interface. */
import type { Box } from '../../browser/cards/space.js';
import type { LanguageName } from '../../core/strings/language.js';
import type { BrowserTableOptions } from '../../kit/browser-tables.js';
import type { GameSession } from '../../kit/session.js';
import type { GameTypes } from '../../scripts/running/stage.js';
import type { OpenMoves } from '../moves/moves.js';
import type { AnyReel } from '../replay/reel.js';
import type { HowToDialog, NewGameDialog } from './dialogs.js';
import type { LeftGame } from './left-games.js';
import type { GameKeeper } from './keeper.js';
import type { KeeperOptions } from './kept-games.js';

/** A choice in the menu: a game in one of its houses. */
export interface Variant {
  /** The name of the house. */
  readonly name: string;
  readonly label: string;
}

export interface GameTable {
  /** The boxes of the window that the table never covers. */
  readonly room: readonly Box[];
  focus(): void;
  /** Removes the table and any open dialog of it from the page. */
  destroy(): void;
}

/** The options of a table that the page gives. */
export type PageTableOptions = Omit<BrowserTableOptions, 'wonNote'>;

/** What the page needs of any game. */
export interface PageGame {
  /** The game's name in links and scripts. */
  readonly name: string;
  /** The game's name for players. */
  readonly title: string;
  readonly keeper: Pick<
    GameKeeper<GameTypes>,
    'left' | 'isFresh' | 'hasBefore' | 'back' | 'choose' | 'leave' | 'heedOtherTab'
  > & { readonly session: Pick<GameSession<GameTypes>, 'deal' | 'script'> };
  readonly variants: readonly Variant[];
  /** The variants in the menu, in its order: some are there only while they are in play. */
  readonly offered: readonly Variant[];
  /** The variant in play. Each variant has a table of its own. */
  readonly variant: Variant;
  /** The variant of a house, also of one with changes: the same value each time. */
  variantOf(house: string): Variant;
  /**
   * Continues the saved game. To be called before all other methods, and whenever the page turns to this game
   * from another. `hash` is the part of an address that names a game. If it cannot be read, returns false and
   * changes nothing.
   */
  takeUp(hash?: string): boolean;
  /**
   * Goes to the game that part of an address names, or goes on with it if it was left. False if it cannot be read.
   */
  follow(hash: string): boolean;
  /**
   * Continues the game of a script. Returns false if the script can't be read.
   * @param isReplayed is it that of a replay, and perhaps not the player's own?
   */
  goOn(script: string, isReplayed: boolean): boolean;
  /**
   * The address of a page, with its hash replaced by one that names the game in play, or another deal of its house.
   */
  linkTo(address: string, deal?: string): string;
  /** The next game starts from the deal of this name. @throws Error that says what is wrong with the name */
  nextDeal(name: string): void;
  /** The deal and the standing of a left game as players know them: `java:11`, `3 moves`. */
  tell(game: LeftGame): readonly [deal: string, standing: string];
  /**
   * Loads the part of the game that reads scripts and has all houses but the first. Call it before any method that may read a
   * script or enter a house. A new player's game does not need it.
   */
  load(): Promise<void>;
  /** The script of the game in play. Moves that were undone are variations. */
  loadScript(): Promise<string>;
  /** Loads the list of all moves of the game in play. */
  loadMoves(language: LanguageName): Promise<OpenMoves>;
  /** Sets a table for the game in play. */
  setTable(element: HTMLElement, options: PageTableOptions): GameTable;
  /** The dialog for a new game; absent if the game has none. `play` is given the hash of an address. */
  readonly choosing?: NewGameDialog | undefined;
  /** The dialog for the deal of a day; absent if the game has none. */
  readonly daily?: NewGameDialog | undefined;
  /** The dialog that tells how to play; absent if the game has none. */
  readonly howTo?: HowToDialog | undefined;
  /** Loads the reader of scripts. */
  loadReels(): Promise<ReadsReel>;
}

/** Reads a script. @param name the name of its file @throws TextError if the script cannot be read */
export type ReadsReel = (name: string, text: string) => AnyReel;

/** What the page provides to a game. */
export interface GameHost extends Pick<
  KeeperOptions,
  'store' | 'strings' | 'notify' | 'dismiss' | 'onLeaving' | 'goOn' | 'now'
> {
  /** Gives the player a file. */
  readonly saveFile: (name: string, text: string) => void;
  /** Called when another game than the one shown may have come into play. */
  readonly onRestored: (game: PageGame) => void;
}
