/** What a player asks line by line besides what a handler can do, with words such as `hint`. */
import type { GameTypes } from '../scripts/running/stage.js';

/** What a word came to; each part may be absent. */
export interface Advised<Game extends GameTypes> {
  /** To be said to the player; if something is played, in place of what that changes. */
  readonly say?: string;
  /** To be played. */
  readonly plays?: readonly Game['call'][];
}

/** Somebody who advises on a game, and plays what is asked for. */
export interface LineAdvice<Game extends GameTypes> {
  /** The words that it knows; each can also be given by its key in the whole terminal. */
  readonly words: readonly string[];
  /** Undefined for a word that it does not know. @param frame what the player sees */
  ask(word: string, frame: Game['frame']): Promise<Advised<Game>> | undefined;
  /** The game has moved on: hints begin anew. */
  played(): void;
}
