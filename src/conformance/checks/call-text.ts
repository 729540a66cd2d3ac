/** Calls of a handler as they are written in a program. */
import type { KlondikeCall } from '../../klondike/contract/handler.js';

/** `clickStock(), moveWasteToTableau(3)`, or `nothing`. */
export const printCalls = (calls: readonly KlondikeCall[]): string =>
  calls.map(({ event, args }) => `${event}(${args.join(', ')})`).join(', ') || 'nothing';
