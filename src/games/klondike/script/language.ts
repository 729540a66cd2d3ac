/** The words of Klondike's scripts. The events are `new`, `stock*8`, `undo`, `redo`, `w>t3`, `t5>f2`, `t2>t6*3`, `f1>t4`. */
import type { OrRedo, WithRedo } from '../../../core/redo.js';
import type { KlondikeCall, KlondikeEventsHandler } from '../contract/handler.js';
import { handlerProtocol } from '../contract/handler.js';
import type { Fact } from '../contract/frame-text.js';
import { FACTS, printFact, readFact } from '../contract/frame-text.js';
import type { ParsedCall, Language } from '../../../scripts/language/language.js';
import { checkTag } from './tags.js';
import { callForMove } from '../contract/calls.js';
import type { PileId } from '../words/piles.js';
import { FOUNDATIONS, TABLEAU, isFoundation } from '../words/piles.js';
import { readPlain } from '../../../scripts/language/plain-words.js';
import type { MethodListeners } from '../../../core/protocol.js';

const PLAIN = { new: 'newGame', stock: 'clickStock', undo: 'undo', redo: 'redo' } as const;

const once = (call: OrRedo<KlondikeCall>): ParsedCall<OrRedo<KlondikeCall>> => ({ call, times: 1 });

function readCarry({
  from,
  to,
  count = 1,
}: {
  readonly from: string;
  readonly to: string;
  readonly count: number | undefined;
}): ParsedCall<OrRedo<KlondikeCall>> {
  const source = SOURCES.get(from);
  const target = TARGETS.get(to);
  if (source === undefined) return { expected: 'a source before >: w, t1 to t7 or f1 to f4' };
  if (target === undefined) return { expected: 'a target after >: t1 to t7 or f1 to f4' };
  const call = callForMove({ from: source, count, to: target });
  if (call !== undefined) return once(call);
  if (isFoundation(source) && isFoundation(target)) {
    return { expected: 'a tableau pile after >: no event goes from foundation to foundation' };
  }
  return { expected: 'one card: only t1>t2 moves more' };
}

const TARGETS: ReadonlyMap<string, PileId> = new Map([...TABLEAU, ...FOUNDATIONS].map((id) => [id, id]));

const SOURCES: ReadonlyMap<string, PileId> = new Map([...TARGETS, ['w', 'waste']]);

const CARRY = /^([^>]+)>([^>]*)$/;

const WORDS: MethodListeners<WithRedo<KlondikeEventsHandler>, string> = {
  newGame: () => 'new',
  clickStock: () => 'stock',
  undo: () => 'undo',
  redo: () => 'redo',
  moveWasteToTableau: (tableau) => `w>t${tableau + 1}`,
  moveWasteToFoundation: (foundation) => `w>f${foundation + 1}`,
  moveTableauToFoundation: (tableau, foundation) => `t${tableau + 1}>f${foundation + 1}`,
  moveFoundationToTableau: (foundation, tableau) => `f${foundation + 1}>t${tableau + 1}`,
  moveTableauToTableau: (from, count, to) => `t${from + 1}>t${to + 1}${count === 1 ? '' : `*${count}`}`,
};

export const LANGUAGE: Language<OrRedo<KlondikeCall>, Fact> = {
  events: 'an event (new, stock, undo, redo, w>t3, w>f1, t5>f2, t2>t6*3, f1>t4)',
  plain: Object.keys(PLAIN),
  readCall: (word) => {
    const [, from, to] = CARRY.exec(word.name) ?? [];
    if (from === undefined || to === undefined) return readPlain(PLAIN, word, 'new');
    return readCarry({ from, to, count: word.count });
  },
  printCall: (call) => handlerProtocol.deliver(WORDS, call) ?? call.event,
  isSayable: ({ args }) => args.every(Number.isInteger),
  begins: ({ event }) => event === 'newGame',
  beginnings: 'new',
  isMove: ({ event }) => event !== 'newGame' && event !== 'undo' && event !== 'redo',
  facts: FACTS,
  aFact: 'moves: 4',
  readFact,
  printFact,
  untagged: 'klondike',
  checkTag,
};
