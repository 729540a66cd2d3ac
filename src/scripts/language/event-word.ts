/**
 * Events as words: the game's word for the call, then `*n` if it is made n times, then `?` if it must be
 * refused.
 */
import type { EventItemOf } from './items.js';
import type { EventWords, Unread } from './language.js';
import { printEvent } from './print-word.js';

/** In characters. No game has a word as long as this. Longer text isn't searched. */
const LONGEST_WORD = 1_000;

const WORD = /^([^*?]+)(?:\*([^*?]*))?(\?)?$/;

export function readEvent<Call>(
  words: EventWords<Call>,
  word: string,
): { readonly event: EventItemOf<Call> } | Unread {
  const [, name, digits, mark] = (word.length > LONGEST_WORD ? undefined : WORD.exec(word)) ?? [];
  const count = digits === undefined ? undefined : readCount(digits);
  if (digits !== undefined && count === undefined)
    return { expected: 'a whole number after *, of 15 digits at most' };
  const reading = name === undefined ? undefined : words.readCall({ name, count });
  if (reading === undefined)
    return { expected: `${words.events}, win, a tag, a check or a comment`, isUnknown: true };
  if ('expected' in reading) return reading;
  return { event: { kind: 'event', ...reading, refused: mark !== undefined } };
}

const readCount = (digits: string): number | undefined =>
  /^\d{1,15}$/.test(digits) ? Number(digits) : undefined;

/** The canonical word for an event and, if the event repeats its call, which call is meant: `undo*5 (2nd time)`. */
export const printTime = <Call>(words: EventWords<Call>, event: EventItemOf<Call>, time: number): string =>
  printEvent(words, event) + (event.times > 1 ? ` (${time}${endingOf(time)} time)` : '');

function endingOf(time: number): string {
  const isTeen = time % 100 >= 11 && time % 100 <= 13;
  return (isTeen ? undefined : ['th', 'st', 'nd', 'rd'][time % 10]) ?? 'th';
}
