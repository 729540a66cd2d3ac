/** The command's part of a game: a view that fills the terminal, and the texts of line mode. */
import type { WindowSettings } from '../terminal/window/window.js';
import type { Size } from '../terminal/drawing/canvas.js';
import type { GameTypes } from '../scripts/running/stage.js';
import type { Knows, PlayedGame } from './played-game.js';
import type { SeatIn } from './seat.js';

/** An accepted event, as it was seen. */
export interface SeenMove<Game extends GameTypes> {
  readonly before: Game['frame'];
  readonly after: Game['frame'];
  readonly call: Game['call'];
}

/** A word of line mode, or several that need no explanation, and what it means. */
export type LineWord = readonly [word: string, meaning?: string];

/** The table and texts of a game in one language. */
export interface TerminalTable<Game extends GameTypes, At extends SeatIn<Game>> {
  /** The game's name for players. */
  readonly title: string;
  /** The words of line mode, in the order of its help. */
  readonly words: readonly LineWord[];
  /** The sentence for each reason why an event is refused. */
  readonly refusals: Readonly<Record<Game['refusal'], string>>;
  /** The rules in words for the player. Absent if the game does not tell them. */
  readonly help?: string;
  /** The rules of a house, a sentence each. Absent if the game has one house and `help` tells its rules. */
  houseRules?(house: string): readonly string[];
  /** A move in words: the frames before and after it, and its last event. By default its words in scripts. */
  sayMove?(before: Game['frame'], after: Game['frame'], event: Game['call']['event']): string;
  /** Several moves in one sentence; undefined if each has one of its own, as is so by default. */
  sayMoves?(moves: readonly SeenMove<Game>[]): string | undefined;
  /** Advice for whoever plays line by line. Absent if there is none. */
  lineAdvice?(game: PlayedGame<Game, At>): LineAdvice<Game>;
  /** A table at which a game is played. */
  newTable(game: PlayedGame<Game, At>, settings: TerminalTableSettings): SetTerminalTable<Game>;
}

export interface SetTerminalTable<Game extends GameTypes> {
  readonly view: Game['view'] & { say(sentence: string): void };
  readonly window: TerminalDriven;
  /** Tells what the table knows of the game, if the player wants to know. Absent if it never knows anything. */
  readonly knows?: Knows<Game>;
  /** Stops everything that happens automatically. */
  readonly end?: () => void;
}

interface TerminalTableSettings extends Omit<WindowSettings, 'deal'> {
  /**
   * Called when the player names the deal of the next game.
   * @throws Error with a message of one line
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

/** The answer to a word; each part may be absent. */
export interface LineAnswer<Game extends GameTypes> {
  /** A sentence for the player; with `plays`, it replaces the sentence about the change. */
  readonly say?: string;
  /** To be played. */
  readonly plays?: readonly Game['call'][];
}

/** Advises on a game, and plays on request. */
export interface LineAdvice<Game extends GameTypes> {
  /** The words that it knows; each can also be given by its key in the whole terminal. */
  readonly words: readonly string[];
  /** Undefined for a word that it does not know. @param frame what the player sees */
  ask(word: string, frame: Game['frame']): Promise<LineAnswer<Game>> | undefined;
  /** The game has moved on: hints begin anew. */
  played(): void;
}
