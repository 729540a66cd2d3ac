/** Events as words: `new`, `stock*8`, `undo`, `w>t3`, `t5>f2`, `t2>t6*3`, `f1>t4`; `?` where one must be refused. */
import { callOf } from '../klondike/contract/carry-call.js';
import type { KlondikeCall } from '../klondike/contract/handler.js';
import type { PileId } from '../klondike/piles.js';
import { FOUNDATIONS, TABLEAU, isFoundation } from '../klondike/piles.js';
import type { EventItem } from './script.js';
import { MOST_CALLS } from './script.js';

/** The event of a word, or what was expected in its place. */
export type EventReading = { readonly event: EventItem } | { readonly expected: string };

const CALLS = {
  new: { event: 'newGame', args: [] },
  stock: { event: 'clickStock', args: [] },
  undo: { event: 'undo', args: [] },
} as const satisfies Record<string, KlondikeCall>;

const EVENTS = 'an event (new, stock, undo, w>t3, w>f1, t5>f2, t2>t6*3, f1>t4)';
const WORD = /^([^>*?]+)(?:>([^>*?]*))?(?:\*([^>*?]*))?(\?)?$/;

export function readEvent(word: string): EventReading {
  const [, first, to, digits, mark] = WORD.exec(word) ?? [];
  if (first === undefined) return { expected: `${EVENTS}, win, a tag, a check or a comment` };
  const count = digits === undefined ? undefined : readCount(digits);
  if (digits !== undefined && count === undefined)
    return { expected: 'a whole number after *, of 15 digits at most' };
  const reading = to === undefined ? readPlain(first, count) : readCarry({ from: first, to, count });
  if ('expected' in reading) return reading;
  return { event: { kind: 'event', ...reading, refused: mark !== undefined } };
}

type CallReading = Pick<EventItem, 'call' | 'times'> | { readonly expected: string };

const once = (call: KlondikeCall): CallReading => ({ call, times: 1 });

function readPlain(name: string, times: number | undefined): CallReading {
  if (name !== 'new' && name !== 'stock' && name !== 'undo') {
    return { expected: `${EVENTS}, win, a tag, a check or a comment` };
  }
  if (times === undefined) return once(CALLS[name]);
  if (name === 'new') return { expected: 'new without a number' };
  if (times < 1 || times > MOST_CALLS) return { expected: `from 1 to ${MOST_CALLS} times` };
  return { call: CALLS[name], times };
}

interface CarryWords {
  readonly from: string;
  readonly to: string;
  readonly count: number | undefined;
}

function readCarry({ from, to, count = 1 }: CarryWords): CallReading {
  const source = SOURCES.get(from);
  const target = TARGETS.get(to);
  if (source === undefined) return { expected: 'a source before >: w, t1 to t7 or f1 to f4' };
  if (target === undefined) return { expected: 'a target after >: t1 to t7 or f1 to f4' };
  const call = callOf({ from: source, count, to: target });
  if (call !== undefined) return once(call);
  if (isFoundation(source) && isFoundation(target)) {
    return { expected: 'a tableau pile after >: no event goes from foundation to foundation' };
  }
  return { expected: 'one card: only t1>t2 carries more' };
}

const TARGETS: ReadonlyMap<string, PileId> = new Map([...TABLEAU, ...FOUNDATIONS].map((id) => [id, id]));

const SOURCES: ReadonlyMap<string, PileId> = new Map([...TARGETS, ['w', 'waste']]);

const readCount = (digits: string): number | undefined =>
  /^\d{1,15}$/.test(digits) ? Number(digits) : undefined;

/** The canonical word of an event. */
export function printEvent({ call, times, refused }: EventItem): string {
  const repetition = times === 1 ? '' : `*${times}`;
  return `${printCallOf(call)}${repetition}${refused ? '?' : ''}`;
}

function printCallOf(call: KlondikeCall): string {
  switch (call.event) {
    case 'newGame':
      return 'new';
    case 'clickStock':
      return 'stock';
    case 'undo':
      return 'undo';
    case 'moveWasteToTableau':
      return `w>t${call.args[0] + 1}`;
    case 'moveWasteToFoundation':
      return `w>f${call.args[0] + 1}`;
    case 'moveTableauToFoundation':
      return `t${call.args[0] + 1}>f${call.args[1] + 1}`;
    case 'moveFoundationToTableau':
      return `f${call.args[0] + 1}>t${call.args[1] + 1}`;
    case 'moveTableauToTableau':
      return printCarry(call.args);
  }
}

const printCarry = ([from, count, to]: Readonly<[number, number, number]>): string =>
  `t${from + 1}>t${to + 1}${count === 1 ? '' : `*${count}`}`;
