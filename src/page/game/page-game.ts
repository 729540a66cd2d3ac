/** The interface that all games on the page have. */
import type { Box } from '../../browser/cards/space.js';
import type { DailyBook } from '../../core/daily/daily-book.js';
import type { DailyWinTexts } from '../../core/daily/texts.js';
import type { PlayedDeal } from '../../core/statistics/finished-game.js';
import type { LanguageName } from '../../core/strings/language.js';
import type { BrowserTableOptions, GameStart, GuidedSteps } from '../../kit/browser-tables.js';
import type { GameSession } from '../../kit/session.js';
import type { GameTypes } from '../../scripts/running/stage.js';
import type { AnyReel } from '../replay/reel.js';
import type { Review, ReviewHost } from '../review/review.js';
import type { NewGameDialog } from './dialogs.js';
import type { LeftGame } from './left-games.js';
import type { WinExtras, WinFacts } from '../win/facts.js';
import type { GameKeeper } from './keeper.js';
import type { KeeperOptions } from './kept-games.js';

/** A game in one of its houses, as a choice in the settings. */
export interface Variant {
  /** The name of the house. */
  readonly name: string;
  readonly label: string;
}

/** A won game to share. */
export interface GameResult {
  /** The game and its deal, for players. */
  readonly title: string;
  readonly win: WinFacts;
  /** A link to the deal, with the number of moves to beat. */
  readonly url: string;
  readonly language: LanguageName;
}

export interface GameTable {
  /** The boxes in the window that the table never covers. */
  readonly room: readonly Box[];
  focus(): void;
  /** Removes the table and its open dialog from the page. */
  destroy(): void;
}

/** The review beside a table. */
export type ShownReview = Pick<Review<GameTypes, never>, 'open' | 'dock' | 'closeSheet'>;

/** The options that the page gives to a table. */
export type PageTableOptions = Omit<
  BrowserTableOptions,
  'wonNote' | 'wonPrimary' | 'beat' | 'credits' | 'dailyTitle'
>;

/** A game as the page sees it. */
export interface PageGame {
  /** The game's name in links and scripts. */
  readonly name: string;
  /** The game's name for players. */
  readonly title: string;
  readonly keeper: Pick<
    GameKeeper<GameTypes>,
    'left' | 'beat' | 'isFresh' | 'hasBefore' | 'back' | 'choose' | 'leave' | 'heedOtherTab'
  > & { readonly session: Pick<GameSession<GameTypes>, 'deal' | 'script'> };
  readonly variants: readonly Variant[];
  /** The variants in the settings, in order. Some variants are listed only while they are in play. */
  readonly offered: readonly Variant[];
  /** The variant in play. Each variant has its own table. */
  readonly variant: Variant;
  /** The variant for a house, even for one with changes. Returns the same object each time. */
  variantOf(house: string): Variant;
  /**
   * Continues the saved game. Call this before all other methods, and whenever the page changes to this game. `hash` is a link, as the
   * part of an address that begins with `#`. If it can't be read, returns false and changes nothing.
   */
  takeUp(hash?: string): boolean;
  /** Goes to the game in a link. Continues that game if it is saved. Returns false if the link can't be read. */
  follow(hash: string): boolean;
  /**
   * Continues the game in a script. Returns false if the script can't be read.
   * @param isReplayed true if the script comes from a replay, so the player may not have made its moves
   */
  goOn(script: string, isReplayed: boolean): boolean;
  /**
   * The address with a link to the game in play, or to another deal of its house.
   */
  linkTo(address: string, deal?: string): string;
  /** What the player can share about the game in play; undefined unless it is won. */
  resultFor(address: string): GameResult | undefined;
  /** Sets the deal of the next game by its name. @throws Error with the reason if the name is wrong */
  nextDeal(name: string): void;
  /** The deal and the progress of an unfinished game, for players: `#11`, `3 moves`. */
  tell(game: LeftGame): readonly [deal: string, standing: string];
  /**
   * Loads the part of the game that reads scripts and has all houses but the first. Call this before any method that may read a
   * script or change the house. A new player's game doesn't need it.
   */
  load(): Promise<void>;
  /** The script of the game in play, with undone moves as variations. */
  loadScript(): Promise<string>;
  /** Can the player undo moves in the house of the game in play? */
  readonly hasUndo: boolean;
  /** Loads the review of the game in play. It is removed with the table. */
  loadReview(host: ReviewHost): Promise<ShownReview>;
  /** Fills the element with a table for the game in play. */
  setTable(element: HTMLElement, options: PageTableOptions): GameTable;
  /** The dialog for a new game; absent if the game has none. */
  readonly choosing?: NewGameDialog | undefined;
  /** The dialog with the rules of courses; absent if the game has none. */
  readonly courses?: NewGameDialog | undefined;
  /** The dialog "Deal of daily deals; absent if the game has none. */
  readonly daily?: NewGameDialog | undefined;
  /** The title of the page while a daily deal is in play, such as `Daily · 25 Nov · Hard`; undefined otherwise. */
  readonly dailyTitle?: string | undefined;
  /** The texts about the daily deal in play, for the panel after a win; undefined for any other game. */
  readonly dailyWin?: DailyWinTexts | undefined;
  /** The daily deals that the player has opened. Undefined until they are loaded, and in games without daily deals. */
  readonly dailyBook: DailyBook | undefined;
  /** Is today's daily deal still to be won? False until that is known. */
  readonly isDailyDue?: boolean;
  /** The dialog "How to play"; absent if the game has none. */
  readonly howTo?: NewGameDialog | undefined;
  /** Loads the games that a new player can choose between. Absent if the game has only one. */
  readonly loadStarts?: (() => Promise<readonly FirstGame[]>) | undefined;
  /**
   * Starts guided steps at the table; undefined if the table has none. They end when the table is removed.
   * @param onStep called after each event, and at the end
   */
  teach(onStep: () => void): Promise<GuidedSteps | undefined>;
  /** Loads the function that reads scripts as replays. */
  loadReels(): Promise<ReadsReel>;
}

/** A first game for a new player. */
export interface FirstGame extends Pick<GameStart, 'house' | 'title' | 'text' | 'picture'> {
  /** A link to the game, as the part of an address that begins with `#`. */
  readonly link: string;
}

/** Reads a script. @param name the name of its file @throws TextError if the script can't be read */
export type ReadsReel = (name: string, text: string) => AnyReel;

/** The page's services for a game. */
export interface GameHost extends Pick<
  KeeperOptions,
  'store' | 'strings' | 'notify' | 'dismiss' | 'onLeaving' | 'goOn' | 'now'
> {
  /** Downloads a file. */
  readonly saveFile: (name: string, text: string) => void;
  /** What other parts of the page add to the panel after a win. Called each time the panel is updated. */
  readonly winExtras?: (played: PlayedDeal) => WinExtras;
  /** Called when a game other than the shown one may be in play. */
  readonly onRestored: (game: PageGame) => void;
  /** Called after each event of a game, and when its title may have changed. */
  readonly onPlayed?: (game: PageGame) => void;
}
