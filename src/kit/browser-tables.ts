/** The page's part of a game: tables in the DOM. */
import type { Box } from '../browser/cards/space.js';
import type { Look } from '../browser/look.js';
import type { BrowserSettings } from '../browser/settings.js';
import type { Settings } from '../core/settings.js';
import type { FinishedGame } from '../core/statistics/finished-game.js';
import type { GameTypes } from '../scripts/running/stage.js';
import type { Knows, PlayedGame } from './played-game.js';
import type { SeatIn } from './seat.js';

/** The tables and texts of a game in one language. */
export interface BrowserTables<Game extends GameTypes, At extends SeatIn<Game>> {
  /** The game's name for players. */
  readonly title: string;
  /** The texts in the menu for the houses, by the names of the houses. */
  readonly houses: Readonly<Record<string, string>>;
  /** The text for a house with changes, of whatever name. Absent if no house of the game can be changed. */
  houseTitle?(house: string): string;
  /** The sentence for each reason why an event is refused. */
  readonly refusals: Readonly<Record<Game['refusal'], string>>;
  /** The rules in words for the player. Absent if the game does not tell them. */
  readonly help?: string;
  /** Explains that a replay of a script would take too long. */
  readonly spent?: string;
  /** The player's progress in words: `12 moves`, `score 8`. */
  sayStanding(standing: number): string;
  /** The state of a game in words, for the bar of a replay. */
  sayFrame(frame: Game['frame']): string;
  /** A move in words: the frames before and after it, and its last event. By default, what `sayFrame` says after it. */
  sayMove?(before: Game['frame'], after: Game['frame'], event: Game['call']['event']): string;
  /** A table at which a game is played. */
  newTable(
    element: HTMLElement,
    game: PlayedGame<Game, At>,
    options: BrowserTableOptions,
  ): BrowserTable<Game>;
  /** The dialog in which a player chooses rules and deal, if the game has one. */
  readonly choosing?: Dialog<NewGameDesk>;
  /** The dialog for the deal of a day, if the game has one. */
  readonly daily?: Dialog<NewGameDesk>;
  /** The dialog that explains how to play in a house, if the game has one. */
  readonly howTo?: HowTo;
  /** A table that is only watched. */
  newShowcase(element: HTMLElement, options: ShowcaseOptions<Game>): BrowserTable<Game>;
  /** The deal of a house's next game, unless the player chose one; undefined for a random deal. */
  dealFor?(house: string, settings: Settings): Game['deal'] | undefined;
  /** The name by which players of a house know a deal: `seed 5`. */
  dealIn(house: string, deal: string): string;
}

/** How a game is played: a dialog, and the same in short, a step at a time. */
interface HowTo extends Dialog<string> {
  readonly loadLessons: () => Promise<(house: string) => readonly Lesson[]>;
}

/** A step for a new player. */
export interface Lesson {
  readonly title: string;
  /** Hidden from screen readers: the text says what it shows. */
  readonly picture: HTMLElement;
  readonly text: string;
}

/** A dialog whose content is loaded when it is needed. */
export interface Dialog<About> {
  readonly title: string;
  readonly load: () => Promise<(about: About) => HTMLElement>;
}

/** The page's part of a dialog for a new game. */
export interface NewGameDesk {
  /** The house in play. */
  readonly house: string;
  readonly settings: Settings;
  /** Looks for a winnable deal, and gives its name; undefined if none is found. Absent if nobody can look. */
  readonly find?: ((house: string, wish: DealWish) => Promise<string | undefined>) | undefined;
  /** The games that have a move, as the statistics know them. */
  readonly played: () => readonly FinishedGame[];
  /** Begins a game. */
  readonly play: (house: string, deal: string) => void;
}

/** A view on the page. */
export type BrowserTable<Game extends GameTypes> = Game['view'] & {
  /** The boxes of the window that the table never covers. */
  readonly room: readonly Box[];
  say(sentence: string): void;
  /** Tells what the table knows of the game, if the player wants to know. Absent if it never knows anything. */
  readonly knows?: Knows<Game>;
  focus(): void;
  /** Removes the table and any open dialog of it from the page. */
  destroy(): void;
};

/** The options of any game's table. */
export interface BrowserTableOptions extends Omit<BrowserSettings, 'deal' | 'toolbar'> {
  /**
   * Called when the player names the deal of the next game.
   * @throws Error with a message of one line
   */
  readonly onDeal: (name: string) => void;
  /** Opens a script as a replay instead of the table, this many events before its end. */
  readonly onReplay?: ((script: string, before: number) => void) | undefined;
  /** The player's settings, and those that only this game has, under other names. */
  readonly settings: Settings;
}

interface ShowcaseOptions<Game extends GameTypes> {
  readonly house: string;
  readonly look: Look;
  /** Gives the frame that the table shows. */
  readonly frame: () => Game['frame'];
}

/** The player's wishes for a winnable deal. */
export interface DealWish {
  /** How hard it is, in the game's own words; any by default. */
  readonly difficulty?: string | undefined;
  /** The day whose deal it is, `2026-11-22`; a random deal by default. */
  readonly day?: string | undefined;
  /** Ends the search: no deal is found then. */
  readonly signal?: AbortSignal | undefined;
}
