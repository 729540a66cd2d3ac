/** A game as line mode plays it. */
import type { Place } from '../../core/text/text-error.js';
import type { GameKit } from '../../kit/kit.js';
import type { SeenMove, LineAnswer, LineAdvice } from '../../kit/terminal-table.js';
import type { GameTypes, HandlerOf } from '../../scripts/running/stage.js';
import type { LineStrings } from './strings/english.js';
import type { TagItem } from '../../scripts/language/items.js';
import { readName } from '../arguments.js';
import { PLAY_OPTIONS } from '../options.js';

const FRAMES = PLAY_OPTIONS.frames.values;

/** Every frame that changed, or only the frames that the player asks for. */
export type Frames = (typeof FRAMES)[number];

/** @param text the value of the option, if it was given. @throws UsageError */
export const framesIn = (text = 'all'): Frames => readName('--frames', text, FRAMES);

/** A game in line mode, with its texts. */
export interface LineTable<Game extends GameTypes> {
  readonly kit: GameKit<Game>;
  /** The game's name for players. */
  readonly title: string;
  readonly strings: LineStrings;
  /** Spells a sentence with the signs that the terminal can show. */
  readonly spell: (text: string) => string;
  /** Was the deal of the first game chosen? Then a person at a terminal gets it without asking. */
  readonly isChosen: boolean;
  readonly game: {
    /** The name of the deal in play; undefined before the first game. */
    readonly deal: string | undefined;
    readonly handler: HandlerOf<Game>;
    attach(view: Game['view']): void;
  };
  /** The answer to a word that scripts lack, such as `about`; undefined for other words. */
  readonly answer: (word: string) => string | undefined;
  /** All by default. */
  readonly frames?: Frames | undefined;
  /** Describes the changes of accepted events; may be empty. Without it only frames show them. */
  readonly say?: ((seen: readonly SeenMove<Game>[]) => string) | undefined;
  /** The moves that a word such as `go:12` plays, or an error; undefined for other words. */
  readonly goneTo?: (word: string) => LineAnswer<Game> | { readonly wrong: string } | undefined;
  /** Answers words such as `hint`; absent without a solver. */
  readonly advice?: Pick<LineAdvice<Game>, 'words' | 'ask'> | undefined;
  /**
   * Follows a tag before it is run. `place` is the place of its text.
   * @throws TextError if the tag cannot be followed
   */
  readonly heed?: (tag: TagItem, place: Place) => void;
  /** A text to print after the frame of an event. */
  readonly comment?: (call: Game['call'], frame: Game['frame']) => string | undefined;
}

/** Sets the table. `onRefusal` is called with a sentence that says why an event was refused. */
export type SetTable<Game extends GameTypes> = (onRefusal: (why: string) => void) => LineTable<Game>;

/** The word that lists all moves, and an example of a word that goes to one. */
export const MOVES_WORDS = ['moves', 'go:3'];

/** In the order of the help. */
export const lineWords = ({
  listsMoves,
  advice = [],
}: {
  /** Can all moves be listed and gone to? */
  readonly listsMoves: boolean;
  /** The words that ask for advice; absent without a solver. */
  readonly advice?: readonly string[] | undefined;
}): readonly string[] => ['help', 'show', 'quit', ...(listsMoves ? MOVES_WORDS : []), ...advice];
