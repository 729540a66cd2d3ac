/**
 * Events as words: the game's word for the call, then `*n` if it is made n times, then `?` if it must be
 * refused.
 */
import type { EventItemOf } from './items.js';
import { MOST_CALLS } from './items.js';
import type { EventWords, Unread } from './language.js';

/** The event that a word says, or what was expected in its place. */
export type EventReading<Call> = { readonly event: EventItemOf<Call> } | Unread;

const WORD = /^([^*?]+)(?:\*([^*?]*))?(\?)?$/;

export function readEvent<Call>(words: EventWords<Call>, word: string): EventReading<Call> {
  const [, name, digits, mark] = WORD.exec(word) ?? [];
  const count = digits === undefined ? undefined : readCount(digits);
  if (name !== undefined && digits !== undefined && count === undefined)
    return { expected: 'a whole number after *, of 15 digits at most' };
  const reading = name === undefined ? undefined : words.readCall({ name, count });
  if (reading === undefined) return { expected: `${words.events}, win, a tag, a check or a comment` };
  if ('expected' in reading) return reading;
  return { event: { kind: 'event', ...reading, refused: mark !== undefined } };
}

const readCount = (digits: string): number | undefined =>
  /^\d{1,15}$/.test(digits) ? Number(digits) : undefined;

/**
 * What is expected in place of a wrong number of calls; undefined if the number is from 1 to `MOST_CALLS`.
 */
export const wrongTimes = (times: number): Unread | undefined =>
  times < 1 || times > MOST_CALLS ? { expected: `from 1 to ${MOST_CALLS} times` } : undefined;

/** The canonical word of an event. */
export function printEvent<Call>(
  words: EventWords<Call>,
  { call, times, refused }: EventItemOf<Call>,
): string {
  return `${words.printCall(call)}${times === 1 ? '' : `*${times}`}${refused ? '?' : ''}`;
}
