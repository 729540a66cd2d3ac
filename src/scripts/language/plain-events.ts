/** Events without arguments, each written as one word. */
import { wrongTimes } from './event-word.js';
import type { CallReading, EventWord, EventWords } from './language.js';

/** The call of an event without arguments. */
export interface PlainCall<Event extends string = string> {
  readonly event: Event;
  readonly args: readonly [];
}

/** Each event, by its word in scripts. */
type Words<Event extends string> = Readonly<Record<string, Event>>;

/**
 * Reads a word; undefined if it is none of `words`.
 * @param beginning the word that begins a game; it cannot be repeated
 */
export function readPlain<Event extends string>(
  words: Words<Event>,
  { name, count }: EventWord,
  beginning?: string,
): CallReading<PlainCall<Event>> | undefined {
  const event = Object.hasOwn(words, name) ? words[name] : undefined;
  if (event === undefined) return undefined;
  if (name === beginning && count !== undefined) return { expected: `${name} without a number` };
  return wrongTimes(count ?? 1) ?? { call: { event, args: [] }, times: count ?? 1 };
}

/** The word of an event. */
export const plainWord = (words: Words<string>, event: string): string =>
  Object.entries(words).find(([, one]) => one === event)?.[0] ?? event;

/** The words of a game in which no event has arguments. */
export const plainEvents = <Event extends string>(
  words: Words<Event>,
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
