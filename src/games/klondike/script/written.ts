/** The canonical words of events. */
import type { Heard } from '../../../core/protocol.js';
import type { RedoCall, WithRedo } from '../../../core/redo.js';
import type { WrittenWords } from '../../../scripts/language/language.js';
import type { KlondikeCall, KlondikeEventsHandler } from '../contract/handler.js';
import { handlerProtocol } from '../contract/handler.js';

const WORDS: Heard<WithRedo<KlondikeEventsHandler>, string> = {
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

export const WRITTEN: WrittenWords<KlondikeCall | RedoCall> = {
  printCall: (call) => handlerProtocol.deliver(WORDS, call) ?? call.event,
  isSayable: ({ args }) => args.every(Number.isInteger),
  begins: ({ event }) => event === 'newGame',
};
