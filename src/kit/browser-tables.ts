/** The page's part of a game: tables in the DOM. */
import type { Box } from '../browser/cards/space.js';
import type { Look } from '../browser/look.js';
import type { DealDesk } from '../browser/parts/new-game-parts.js';
import type { BrowserSettings } from '../browser/settings.js';
import type { Settings } from '../core/settings.js';
import type { FinishedGame } from '../core/statistics/finished-game.js';
import type { GameTypes } from '../scripts/running/stage.js';
import type { GameVerdicts, PlayedGame } from './played-game.js';
import type { SeatIn } from './seat.js';

/** The tables and texts of a game in one language. */
export interface BrowserTables<Game extends GameTypes, At extends SeatIn<Game>> {
  /** The game's name for players. */
  readonly title: string;
  /** The labels of the houses in the settings, by their names. */
  readonly houses: Readonly<Record<string, string>>;
  /** The label of a house with changes. Absent if no house of the game can be changed. */
  houseTitle?(house: string): string;
  /** The note on a first win in a house. If it is absent or undefined, the note doesn't name the rules. */
  firstWin?(house: string): string | undefined;
  /** The sentence for each reason to refuse an event. */
  readonly refusals: Readonly<Record<Game['refusal'], string>>;
  /** The rules for the player. Absent if the game has no help. */
  readonly help?: string;
  /** Says that the rest of a replay would take too long. */
  readonly spent?: string;
  /** The player's progress in words: `12 moves`, `score 8`. */
  sayStanding(standing: number): string;
  /** The state of a game in words, for a replay's toolbar. */
  sayFrame(frame: Game['frame']): string;
  /**
   * A move in words, from the frames before and after it and its last event. By default, it is the text of `sayFrame`
   * after the move.
   */
  sayMove?(before: Game['frame'], after: Game['frame'], event: Game['call']['event']): string;
  /** Makes a table for playing. */
  newTable(
    element: HTMLElement,
    game: PlayedGame<Game, At>,
    options: BrowserTableOptions,
  ): BrowserTable<Game>;
  /** The dialog for the rules and the deal of a new game, if the game has one. */
  readonly choosing?: Dialog<NewGameDesk>;
  /** The dialog with the rules of courses, if the game has some. */
  readonly courses?: Dialog<NewGameDesk>;
  /** The dialog for daily deals, if the game has one. */
  readonly daily?: Dialog<NewGameDesk>;
  /** The dialog that explains how to play in a house, if the game has one. */
  readonly howTo?: Dialog<string>;
  /** Makes a table that only shows a game. */
  newShowcase(element: HTMLElement, options: ShowcaseOptions<Game>): BrowserTable<Game>;
  /** Can the player undo moves in this house? True by default. */
  hasUndo?(house: string): boolean;
  /** The deal for the next game in a house, unless the player chose one; undefined for a random deal. */
  dealFor?(house: string, settings: Settings, inPlay?: string): Game['deal'] | undefined;
  /** The games that a new player can choose between. Absent if the game has only one. */
  readonly loadStarts?: () => Promise<readonly GameStart[]>;
  /** A deal's name for players of a house, such as `seed 5`. */
  dealIn(house: string, deal: string): string;
}

/** A first game for a new player. */
export interface GameStart {
  readonly house: string;
  /** The name of the deal. */
  readonly deal: string;
  readonly title: string;
  readonly text: string;
  /** Hidden from screen readers, because the texts say the same thing. */
  readonly picture: HTMLElement;
}

/** Teaches a new player at a table. The player makes the move of each step, and the table marks it. */
export interface GuidedSteps {
  /** The step to show. Undefined when the player has left the game in which the steps began. */
  readonly step: GuidedStep | undefined;
  /** Goes on to the next step if the player has made the move of this one. Call it after each event. */
  follow(): void;
  /** Removes the marks. */
  end(): void;
}

export interface GuidedStep {
  /** From 1, and the number of steps. Absent from the words after the last step. */
  readonly place?: readonly [number: number, of: number];
  readonly title: string;
  readonly text: string;
  /** Says which move the table marks, for players who don't see the marks. */
  readonly move?: string | undefined;
}

/** A dialog whose content is loaded when it is needed. */
export interface Dialog<About> {
  readonly title: string;
  readonly load: () => Promise<(about: About) => HTMLElement>;
}

/** The part of a dialog for a new game that the page provides. */
export interface NewGameDesk extends DealDesk {
  /** The house in play. */
  readonly house: string;
  readonly settings: Settings;
  /**
   * Finds a winnable deal and returns its name; undefined if it finds none. Absent if the game can't search for deals.
   */
  readonly find?: ((house: string, wish: DealWish) => Promise<string | undefined>) | undefined;
  /** The games that the statistics count. */
  readonly played: () => readonly FinishedGame[];
  /** Begins a game. Without a deal, continues the saved game of the house. */
  readonly play: (house: string, deal?: string) => void;
}

/** A view on the page. */
export type BrowserTable<Game extends GameTypes> = Game['view'] & {
  /** The parts of the window that the table never covers. */
  readonly room: readonly Box[];
  say(sentence: string): void;
  /** Absent if the table has no verdicts on the game. */
  readonly verdicts?: GameVerdicts<Game> | undefined;
  focus(): void;
  /** Starts guided steps at this table. Absent if the game has none. */
  readonly teach?: () => Promise<GuidedSteps>;
  /** Removes the table and its open dialogs from the page. */
  destroy(): void;
};

/** The options that the tables of all games share. */
export interface BrowserTableOptions extends Omit<BrowserSettings, 'deal' | 'toolbar'> {
  /**
   * Called when the player names the deal of the next game.
   * @throws Error with a one-line message
   */
  readonly onDeal: (name: string) => void;
  /** Replaces the table with a replay of a script, which opens this many events before the script's end. */
  readonly onReplay?: ((script: string, before: number) => void) | undefined;
  /** The title of the daily deal in play; undefined for any other game. */
  readonly dailyTitle?: (() => string | undefined) | undefined;
  /** The player's settings. A game's own settings never have the names of shared ones. */
  readonly settings: Settings;
}

interface ShowcaseOptions<Game extends GameTypes> {
  readonly house: string;
  readonly look: Look;
  /** Receives each frame of the table. */
  readonly frame: () => Game['frame'];
}

/** The player's wishes for a winnable deal. */
export interface DealWish {
  /** The difficulty, in the game's words. Any difficulty by default. */
  readonly difficulty?: string | undefined;
  /** The day of the deal, such as `2026-11-22`. A random deal by default. */
  readonly day?: string | undefined;
  /** Ends the search without a deal. */
  readonly signal?: AbortSignal | undefined;
}
