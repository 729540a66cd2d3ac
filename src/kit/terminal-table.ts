/** The command's part of a game: a view that fills the terminal, and the texts of line mode. */
import type { Settings } from '../core/settings.js';
import type { WindowSettings } from '../terminal/window/window.js';
import type { Size } from '../terminal/drawing/canvas.js';
import type { GameTypes } from '../scripts/running/stage.js';
import type { Knows, PlayedGame } from './played-game.js';
import type { SeatIn } from './seat.js';

/** An accepted event, with the frames before and after it. */
export interface SeenMove<Game extends GameTypes> {
  readonly before: Game['frame'];
  readonly after: Game['frame'];
  readonly call: Game['call'];
}

/** A word in line mode with its meaning, or several words that don't need an explanation. */
export type LineWord = readonly [word: string, meaning?: string];

/** The table and texts of a game in one language. */
export interface TerminalTable<Game extends GameTypes, At extends SeatIn<Game>> {
  /** The game's name for players. */
  readonly title: string;
  /** The words that line mode knows, in the order of its help. */
  readonly words: readonly LineWord[];
  /** The sentence for each reason to refuse an event. */
  readonly refusals: Readonly<Record<Game['refusal'], string>>;
  /** The rules for the player. Absent if the game has no help. */
  readonly help?: string;
  /** The rules of a house, one sentence each. Absent if the game has only one house and its rules are in `help`. */
  houseRules?(house: string): readonly string[];
  /**
   * A move in words, from the frames before and after it and its last event. By default, it is the move's words in
   * scripts.
   */
  sayMove?(before: Game['frame'], after: Game['frame'], event: Game['call']['event']): string;
  /** Several moves in one sentence. Undefined, as by default, if each move has its own sentence. */
  sayMoves?(moves: readonly SeenMove<Game>[]): string | undefined;
  /** Advice for line mode. Absent if the game has no advice. */
  lineAdvice?(game: PlayedGame<Game, At>, settings: Settings): LineAdvice<Game>;
  /** Makes a table for playing. */
  newTable(game: PlayedGame<Game, At>, settings: TerminalTableSettings): SetTerminalTable<Game>;
}

export interface SetTerminalTable<Game extends GameTypes> {
  readonly view: Game['view'] & { say(sentence: string): void };
  readonly window: TerminalDriven;
  /** The table's verdicts on the game, if the player wants them. Absent if the table never has any. */
  readonly knows?: Knows<Game>;
  /** Stops automatic moves and timers. */
  readonly end?: () => void;
}

interface TerminalTableSettings extends Omit<WindowSettings, 'deal'> {
  /** The title of the daily deal in play; undefined for any other game. */
  readonly dailyTitle?: (() => string | undefined) | undefined;
  /**
   * Called when the player names the deal of the next game.
   * @throws Error with a one-line message
   */
  readonly onDeal: (name: string) => void;
}

/** The receiver of the terminal's input: a `TerminalWindow`, or a view that has one. */
export interface TerminalDriven {
  readonly isMidKey: boolean;
  /** Does something cover the table? */
  readonly isCovered: boolean;
  type(text: string): void;
  settle(): void;
  resize(size: Size): void;
  redraw(): void;
}

/** The answer to a word; each part of it may be absent. */
export interface LineAnswer<Game extends GameTypes> {
  /** A sentence for the player. With `plays`, it replaces the sentence about the change. */
  readonly say?: string;
  /** The calls to play. */
  readonly plays?: readonly Game['call'][];
}

/** Gives advice on a game, and plays on request. */
export interface LineAdvice<Game extends GameTypes> {
  /** The words that this advice knows. A player can also type the key of each word in full-screen mode. */
  readonly words: readonly string[];
  /** Undefined for an unknown word. @param frame the visible frame */
  ask(word: string, frame: Game['frame']): Promise<LineAnswer<Game>> | undefined;
  /** Call this after each move, to restart the hints. */
  played(): void;
}
