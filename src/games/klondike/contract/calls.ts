/** Converts a player's events to the moves that they ask for, and back. */
import type { CardMove, FoundationIndex, PileId, TableauIndex } from '../words/piles.js';
import type { KlondikeCall } from './handler.js';
import { checkGiven } from '../../../core/given.js';
import { pileAt } from './checked-numbers.js';
import { FOUNDATIONS, TABLEAU, checkPile, pileIndex, isFoundation, isTableau } from '../words/piles.js';

/** An event without arguments. It is frozen. */
const plain = (event: 'newGame' | 'clickStock' | 'undo'): KlondikeCall =>
  Object.freeze({ event, args: Object.freeze([] as const) });

export const NEW_GAME: KlondikeCall = /* @__PURE__ */ plain('newGame');
export const STOCK: KlondikeCall = /* @__PURE__ */ plain('clickStock');
export const UNDO: KlondikeCall = /* @__PURE__ */ plain('undo');

/**
 * The event by which a player asks for this move; undefined if no event does. Several cards can move together only
 * from one tableau pile to another. Events call the pile in play the waste, even if it is the stock.
 * @throws RangeError if a pile does not exist; TypeError unless it is 'stock' or an object that names piles
 */
export function callForMove(move: 'stock' | CardMove): KlondikeCall | undefined {
  if (move === 'stock') return STOCK;
  checkGiven('move', move, 'an object');
  checkPile('move.from', move.from);
  checkPile('move.to', move.to);
  const { from, count, to } = move;
  if (isTableau(from) && isTableau(to)) {
    return { event: 'moveTableauToTableau', args: [pileIndex(from), count, pileIndex(to)] };
  }
  if (count !== 1) return undefined;
  if (isTableau(to)) return toTableau(from, pileIndex(to));
  return isFoundation(to) ? toFoundation(from, pileIndex(to)) : undefined;
}

function toTableau(from: PileId, to: TableauIndex): KlondikeCall | undefined {
  if (isInPlay(from)) return { event: 'moveWasteToTableau', args: [to] };
  return isFoundation(from) ? { event: 'moveFoundationToTableau', args: [pileIndex(from), to] } : undefined;
}

function toFoundation(from: PileId, to: FoundationIndex): KlondikeCall | undefined {
  if (isInPlay(from)) return { event: 'moveWasteToFoundation', args: [to] };
  return isTableau(from) ? { event: 'moveTableauToFoundation', args: [pileIndex(from), to] } : undefined;
}

const isInPlay = (from: PileId): boolean => from === 'waste' || from === 'stock';

/** The cards that an event carries; undefined if it carries none or names a pile that doesn't exist. The pile in play is called the waste. */
export function moveOfCall(call: KlondikeCall): CardMove | undefined {
  switch (call.event) {
    case 'moveWasteToTableau':
      return carrying('waste', 1, pileAt(TABLEAU, call.args[0]));
    case 'moveWasteToFoundation':
      return carrying('waste', 1, pileAt(FOUNDATIONS, call.args[0]));
    case 'moveTableauToFoundation':
      return carrying(pileAt(TABLEAU, call.args[0]), 1, pileAt(FOUNDATIONS, call.args[1]));
    case 'moveTableauToTableau':
      return carrying(pileAt(TABLEAU, call.args[0]), call.args[1], pileAt(TABLEAU, call.args[2]));
    case 'moveFoundationToTableau':
      return carrying(pileAt(FOUNDATIONS, call.args[0]), 1, pileAt(TABLEAU, call.args[1]));
    case 'newGame':
    case 'clickStock':
    case 'undo':
      return undefined;
  }
}

const carrying = (from: PileId | undefined, count: number, to: PileId | undefined): CardMove | undefined =>
  from === undefined || to === undefined ? undefined : { from, count, to };
