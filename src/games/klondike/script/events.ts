/** Events as words: `new`, `stock*8`, `undo`, `redo`, `w>t3`, `t5>f2`, `t2>t6*3`, `f1>t4`. */
import { callOf } from '../contract/calls.js';
import type { RedoCall } from '../../../core/redo.js';
import type { KlondikeCall } from '../contract/handler.js';
import type { PileId } from '../words/piles.js';
import { FOUNDATIONS, TABLEAU, isFoundation } from '../words/piles.js';
import type { CallReading, EventWords } from '../../../scripts/language/language.js';
import { readPlain } from '../../../scripts/language/plain-events.js';
import { WRITTEN } from './written.js';

const PLAIN = { new: 'newGame', stock: 'clickStock', undo: 'undo', redo: 'redo' } as const;

type Call = KlondikeCall | RedoCall;

type Reading = CallReading<Call>;

const once = (call: Call): Reading => ({ call, times: 1 });

function readCarry({
  from,
  to,
  count = 1,
}: {
  readonly from: string;
  readonly to: string;
  readonly count: number | undefined;
}): Reading {
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

const CARRY = /^([^>]+)>([^>]*)$/;

export const EVENTS: EventWords<Call> = {
  events: 'an event (new, stock, undo, redo, w>t3, w>f1, t5>f2, t2>t6*3, f1>t4)',
  plain: Object.keys(PLAIN),
  readCall: (word) => {
    const [, from, to] = CARRY.exec(word.name) ?? [];
    if (from === undefined || to === undefined) return readPlain(PLAIN, word, 'new');
    return readCarry({ from, to, count: word.count });
  },
  ...WRITTEN,
  beginnings: 'new',
  isMove: ({ event }) => event !== 'newGame' && event !== 'undo' && event !== 'redo',
};
