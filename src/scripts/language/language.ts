/** The words of one game's scripts: what is said in every game with the same signs, each game says in its own words. */
import type { Entry } from '../../core/text/words.js';
import type { TagItem } from './items.js';

/** How the calls of a game's handler are said. */
export interface EventWords<Call> {
  /** What is expected where an event must stand. */
  readonly events: string;
  /** What a word says without its mark; undefined where it is no word of the game. */
  readonly readCall: (word: EventWord) => CallReading<Call> | undefined;
  /** The canonical word of a call that can be said. */
  readonly printCall: (call: Call) => string;
  /** Are the arguments such that a word could say them, and `printCall` print them? */
  readonly isSayable: (call: Call) => boolean;
  /** Does a game begin with it? */
  readonly begins: (call: Call) => boolean;
  /** The words of the calls that do. */
  readonly beginnings: string;
}

/** How what a frame of a game says is said in a check. */
export interface FactWords<Fact extends Named> {
  /** What is expected where a fact must stand. */
  readonly facts: string;
  /** A fact for the one who forgot it. */
  readonly aFact: string;
  /** @throws TextError, which says that `expected` was */
  readonly readFact: (entry: Entry, expected: string) => Fact;
  readonly printFact: (fact: Fact) => string;
}

export interface Language<Call, Fact extends Named> extends EventWords<Call>, FactWords<Fact> {
  /** The name of the game, if a script without a `Game` tag is of it. */
  readonly untagged?: string;
  /** @throws TextError where no replay could heed the tag */
  readonly checkTag: (tag: TagItem) => void;
}

/** What every fact has. */
export interface Named {
  readonly fact: string;
}

/** `t2>t6*3`, without the `?` of one that must be refused. */
export interface EventWord {
  /** What stands before the star. */
  readonly name: string;
  /** The number after it, if there is one. */
  readonly count: number | undefined;
}

/** What was expected in place of a word. */
export interface Unread {
  readonly expected: string;
}

export type CallReading<Call> = { readonly call: Call; readonly times: number } | Unread;
