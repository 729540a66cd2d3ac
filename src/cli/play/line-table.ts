/** What line mode asks of a game. */
import type { Place } from '../../core/text/text-error.js';
import type { GameKit } from '../../kit/kit.js';
import type { GameTypes, HandlerOf } from '../../scripts/running/stage.js';
import type { LineStrings } from '../strings/english.js';
import type { TagItem } from '../../scripts/language/items.js';

/** A game that is played line by line. */
export interface LineGame<Game extends GameTypes> {
  /** The name of the deal in play; undefined before the first game. */
  readonly deal: string | undefined;
  readonly handler: HandlerOf<Game>;
  attach(view: Game['view']): void;
}

/** What line mode asks of the game it plays. */
export interface LineTable<Game extends GameTypes> {
  readonly kit: GameKit<Game>;
  /** As players know the game. */
  readonly title: string;
  readonly strings: LineStrings;
  /** A sentence with the signs that the terminal has. */
  readonly spell: (text: string) => string;
  /** Was the deal of the first game chosen? Then a person need not ask for it. */
  readonly isChosen: boolean;
  readonly game: LineGame<Game>;
  /** What is said to a word that is none of a script's, such as `about`; undefined where nothing is. */
  readonly answer: (word: string) => string | undefined;
  /** Heeds a tag whose text stands at the place, before it is run. @throws TextError where that cannot be */
  readonly heed?: (tag: TagItem, place: Place) => void;
  /** What is said beside the frame after an event. */
  readonly comment?: (call: Game['call'], frame: Game['frame']) => string | undefined;
}

/** Sets the table; `onRefusal` is told why an event was refused, in a sentence. */
export type SetTable<Game extends GameTypes> = (onRefusal: (why: string) => void) => LineTable<Game>;
