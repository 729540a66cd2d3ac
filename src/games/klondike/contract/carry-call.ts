/** From a move to the event that asks for it. */
import { checkGiven } from '../../../core/given.js';
import type { FoundationIndex, PileId, TableauIndex } from '../words/piles.js';
import { checkPile, indexOf, isFoundation, isTableau } from '../words/piles.js';
import type { KlondikeCall } from './handler.js';
import { STOCK } from './plain-calls.js';

/** The top `count` cards of one pile, carried to another. */
export interface Carrying {
  readonly from: PileId;
  readonly count: number;
  readonly to: PileId;
}

/**
 * The event by which a player asks for this move; undefined if no event does. More than one card goes only between
 * tableau piles. Events call the pile in play the waste, also where its cards come from the stock.
 * @throws RangeError if a pile does not exist; TypeError unless it is 'stock' or an object that names piles
 */
export function callOf(move: 'stock' | Carrying): KlondikeCall | undefined {
  if (move === 'stock') return STOCK;
  checkGiven('move', move, 'an object');
  checkPile('move.from', move.from);
  checkPile('move.to', move.to);
  const { from, count, to } = move;
  if (isTableau(from) && isTableau(to)) {
    return { event: 'moveTableauToTableau', args: [indexOf(from), count, indexOf(to)] };
  }
  if (count !== 1) return undefined;
  if (isTableau(to)) return toTableau(from, indexOf(to));
  return isFoundation(to) ? toFoundation(from, indexOf(to)) : undefined;
}

function toTableau(from: PileId, to: TableauIndex): KlondikeCall | undefined {
  if (isInPlay(from)) return { event: 'moveWasteToTableau', args: [to] };
  return isFoundation(from) ? { event: 'moveFoundationToTableau', args: [indexOf(from), to] } : undefined;
}

function toFoundation(from: PileId, to: FoundationIndex): KlondikeCall | undefined {
  if (isInPlay(from)) return { event: 'moveWasteToFoundation', args: [to] };
  return isTableau(from) ? { event: 'moveTableauToFoundation', args: [indexOf(from), to] } : undefined;
}

const isInPlay = (from: PileId): boolean => from === 'waste' || from === 'stock';
