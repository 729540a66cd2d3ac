/** What line mode needs of a game. */
import type { Place } from '../../core/text/text-error.js';
import type { GameKit } from '../../kit/kit.js';
import type { Advised, LineAdvice } from '../../kit/line-advice.js';
import type { SeenMove } from '../../kit/terminal-table.js';
import type { GameTypes, HandlerOf } from '../../scripts/running/stage.js';
import type { Frames } from './frames.js';
import type { LineStrings } from './strings/english.js';
import type { TagItem } from '../../scripts/language/items.js';

/** A game that is played line by line. */
interface LineGame<Game extends GameTypes> {
  /** The name of the deal in play; undefined before the first game. */
  readonly deal: string | undefined;
  readonly handler: HandlerOf<Game>;
  attach(view: Game['view']): void;
}

/** The error about a word that line mode knows. */
export interface Wrong {
  readonly wrong: string;
}

/** What line mode needs of the game that it plays. */
export interface LineTable<Game extends GameTypes> {
  readonly kit: GameKit<Game>;
  /** The game's name for players. */
  readonly title: string;
  readonly strings: LineStrings;
  /** Spells a sentence with the signs that the terminal can show. */
  readonly spell: (text: string) => string;
  /** Was the deal of the first game chosen? Then a person at a terminal gets it without asking. */
  readonly isChosen: boolean;
  readonly game: LineGame<Game>;
  /** The answer to a word that is not one of a script, such as `about`; undefined if there is none. */
  readonly answer: (word: string) => string | undefined;
  /** All by default. */
  readonly frames?: Frames | undefined;
  /** What accepted events have changed, in words; empty if there is nothing to tell. Without it only frames tell. */
  readonly say?: ((seen: readonly SeenMove<Game>[]) => string) | undefined;
  /** What a word such as `go:12` stands for; undefined for other words. */
  readonly goneTo?: (word: string) => Advised<Game> | Wrong | undefined;
  /** What else a player can ask, with words such as `hint`; absent if there is nobody to ask. */
  readonly advice?: Pick<LineAdvice<Game>, 'words' | 'ask'> | undefined;
  /**
   * Follows a tag before it is run. `place` is the place of its text.
   * @throws TextError if the tag cannot be followed
   */
  readonly heed?: (tag: TagItem, place: Place) => void;
  /** A text to print besides the frame after an event. */
  readonly comment?: (call: Game['call'], frame: Game['frame']) => string | undefined;
}

/** Sets the table. `onRefusal` is called with a sentence that says why an event was refused. */
export type SetTable<Game extends GameTypes> = (onRefusal: (why: string) => void) => LineTable<Game>;

/** What a game that is played line by line has beside a handler's events. */
interface LineOffer {
  /** Can all moves be listed and gone to? */
  readonly listsMoves: boolean;
  /** The words of its advice; absent if there is none. */
  readonly advice?: readonly string[] | undefined;
}

/** The words for all moves, and an example of those that go to one. */
export const MOVES_WORDS = ['moves', 'go:3'];

/** In the order in which they are told. */
export const lineWords = ({ listsMoves, advice = [] }: LineOffer): readonly string[] => [
  'help',
  'show',
  'quit',
  ...(listsMoves ? MOVES_WORDS : []),
  ...advice,
];
