/** The words of one game's scripts. The signs around the words are the same in every game. */
import type { Entry } from '../../core/text/words.js';
import type { TagItem } from './items.js';

/** How to write calls of a game's handler as words. */
export interface WrittenWords<Call> {
  /** The canonical word of a call. Only for calls that `isSayable` allows. */
  readonly printCall: (call: Call) => string;
  /** Is there a word for a call with these arguments? */
  readonly isSayable: (call: Call) => boolean;
  /** Does the call begin a game? */
  readonly begins: (call: Call) => boolean;
}

/** The words for calls of a game's handler. */
export interface EventWords<Call> extends WrittenWords<Call> {
  /** Names what an event can be, for error messages. */
  readonly events: string;
  /** The events that are one word without numbers, for guesses at a misspelled word. */
  readonly plain: readonly string[];
  /** Reads a word without its `?`; undefined if the game doesn't have the word. */
  readonly readCall: (word: EventWord) => ParsedCall<Call> | undefined;
  /** The words that begin a game, for error messages. */
  readonly beginnings: string;
  /** Is the call a move that `undo` takes back? Absent if the game's scripts have no variations. */
  readonly isMove?: (call: Call) => boolean;
}

/** The words for facts about a frame in checks. */
export interface FactWords<Fact extends NamedFact> {
  /** Names what a fact can be, for error messages. */
  readonly facts: string;
  /** An example of a fact, for the error message about an empty check. */
  readonly aFact: string;
  /** @throws TextError with `expected` if the entry isn't a fact */
  readonly readFact: (entry: Entry, expected: string) => Fact;
  readonly printFact: (fact: Fact) => string;
}

export interface Language<Call, Fact extends NamedFact> extends EventWords<Call>, FactWords<Fact> {
  /** The name of the game, if scripts without a `Game` tag belong to it. */
  readonly untagged?: string;
  /** @throws TextError if a replay could not follow the tag */
  readonly checkTag: (tag: TagItem) => void;
}

/** The name that every fact has. */
export interface NamedFact {
  readonly fact: string;
}

/** A word such as `t2>t6*3`, without the final `?`. */
export interface EventWord {
  /** The part before the star. */
  readonly name: string;
  /** The number after the star, if there is one. */
  readonly count: number | undefined;
}

/** The expected form of a word that can't be read. */
export interface Unread {
  readonly expected: string;
  /** Is the word unknown to the game, with or without a number? */
  readonly isUnknown?: boolean;
}

export type ParsedCall<Call> = { readonly call: Call; readonly times: number } | Unread;
