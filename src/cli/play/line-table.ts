/** A game, in the form that line mode plays. */
import type { Place } from '../../core/text/text-error.js';
import type { GameKit } from '../../kit/kit.js';
import type { SeenMove, LineAnswer, LineAdvice } from '../../kit/terminal-table.js';
import type { GameTypes, HandlerOf } from '../../scripts/running/stage.js';
import type { LineStrings } from './strings/english.js';
import type { TagItem } from '../../scripts/language/items.js';
import { readName } from '../arguments.js';
import { PLAY_OPTIONS } from '../options.js';

const FRAMES = PLAY_OPTIONS.frames.values;

/** Print all changed frames, or none until the player asks for one. */
export type Frames = (typeof FRAMES)[number];

/** @param text the value of the option, if given. @throws UsageError */
export const framesIn = (text = 'all'): Frames => readName('--frames', text, FRAMES);

export interface LineTable<Game extends GameTypes> {
  readonly kit: GameKit<Game>;
  /** The game's name for players. */
  readonly title: string;
  readonly strings: LineStrings;
  /** Spells a sentence with characters that the terminal can show. */
  readonly spell: (text: string) => string;
  /** Was the deal of the first game chosen? Then the game begins at once for a person at a terminal. */
  readonly isDealChosen: boolean;
  readonly game: {
    /** The name of the deal in play; undefined before the first game. */
    readonly deal: string | undefined;
    readonly handler: HandlerOf<Game>;
    attach(view: Game['view']): void;
  };
  /** Answers a word that scripts lack, such as `about`; undefined for other words. */
  readonly answer: (word: string) => string | undefined;
  /** All by default. */
  readonly frames?: Frames | undefined;
  /** Describes what accepted events changed; may be empty. By default, only frames show the changes. */
  readonly say?: ((seen: readonly SeenMove<Game>[]) => string) | undefined;
  /** The moves that a word such as `go:12` plays, or an error; undefined for other words. */
  readonly goToMove?: (word: string) => LineAnswer<Game> | { readonly wrong: string } | undefined;
  /** Answers words such as `hint`; absent without a solver. */
  readonly advice?: Pick<LineAdvice<Game>, 'words' | 'ask'> | undefined;
  /**
   * Follows a tag before it runs. `place` is the place of its text.
   * @throws TextError if the tag can't be followed
   */
  readonly followTag?: (tag: TagItem, place: Place) => void;
  /** A text to print after the frame of an event; undefined for none. */
  readonly comment?: (call: Game['call'], frame: Game['frame']) => string | undefined;
}

/** Opens the table. @param onRefusal called with a sentence that says why an event was refused */
export type SetTable<Game extends GameTypes> = (onRefusal: (why: string) => void) => LineTable<Game>;

/** The word that lists all moves, and an example of going to a move. */
export const MOVES_WORDS = ['moves', 'go:3'];

/** The words of line mode, in the order of the help. */
export const lineWords = ({
  listsMoves,
  advice = [],
}: {
  /** Can the player list all moves and go to one? */
  readonly listsMoves: boolean;
  /** The words that ask for advice; absent without a solver. */
  readonly advice?: readonly string[] | undefined;
}): readonly string[] => ['help', 'show', 'quit', ...(listsMoves ? MOVES_WORDS : []), ...advice];
