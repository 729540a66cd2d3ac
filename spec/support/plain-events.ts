/** Script words for a game whose events have no arguments. Each event is one word. */
import { plainWord, readPlain } from '../../src/scripts/language/plain-words.js';
import type { EventWords } from '../../src/scripts/language/language.js';

export interface PlainCall<Event extends string = string> {
  readonly event: Event;
  readonly args: readonly [];
}

/** @param words the event for each word @param beginning the word that starts a game */
export const plainEvents = <Event extends string>(
  words: Readonly<Record<string, Event>>,
  beginning: string,
): EventWords<PlainCall<Event>> => ({
  events: `an event (${Object.keys(words).join(', ')})`,
  plain: Object.keys(words),
  readCall: (word) => readPlain(words, word, beginning),
  printCall: ({ event }) => plainWord(words, event),
  isSayable: () => true,
  begins: ({ event }) => event === words[beginning],
  beginnings: beginning,
});
