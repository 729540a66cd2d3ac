/** Events without arguments. Each has its own word. */
import { MOST_CALLS } from './items.js';
import type { EventWord, ParsedCall, Unread } from './language.js';

/** The events by their words. */
type PlainWords<Event extends string> = Readonly<Record<string, Event>>;

/** The expected form for an error about a wrong number of calls; undefined if the number is from 1 to `MOST_CALLS`. */
const wrongTimes = (times: number): Unread | undefined =>
  times < 1 || times > MOST_CALLS ? { expected: `from 1 to ${MOST_CALLS} times` } : undefined;

/**
 * Reads a word; undefined if it is none of `words`.
 * @param beginning the word that begins a game; it cannot be repeated
 */
export function readPlain<Event extends string>(
  words: PlainWords<Event>,
  { name, count }: EventWord,
  beginning?: string,
): ParsedCall<{ readonly event: Event; readonly args: readonly [] }> | undefined {
  const event = Object.hasOwn(words, name) ? words[name] : undefined;
  if (event === undefined) return undefined;
  if (name === beginning && count !== undefined) return { expected: `${name} without a number` };
  return wrongTimes(count ?? 1) ?? { call: { event, args: [] }, times: count ?? 1 };
}

export const plainWord = (words: PlainWords<string>, event: string): string =>
  Object.entries(words).find(([, one]) => one === event)?.[0] ?? event;
