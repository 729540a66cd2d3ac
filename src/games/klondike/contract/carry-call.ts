/** From cards carried from pile to pile to the event that asks for it. */
import type { FoundationIndex, PileId, TableauIndex } from '../words/piles.js';
import { indexOf, isFoundation, isTableau } from '../words/piles.js';
import type { KlondikeCall } from './handler.js';

/** The top `count` cards of one pile, carried to another. */
export interface Carrying {
  readonly from: PileId;
  readonly count: number;
  readonly to: PileId;
}

/**
 * The event by which a player asks to carry these cards; undefined if there is none. More than one card goes
 * only between tableau piles.
 */
export function callOf({ from, count, to }: Carrying): KlondikeCall | undefined {
  if (isTableau(from) && isTableau(to)) {
    return { event: 'moveTableauToTableau', args: [indexOf(from), count, indexOf(to)] };
  }
  if (count !== 1) return undefined;
  if (isTableau(to)) return toTableau(from, indexOf(to));
  return isFoundation(to) ? toFoundation(from, indexOf(to)) : undefined;
}

function toTableau(from: PileId, to: TableauIndex): KlondikeCall | undefined {
  if (from === 'waste') return { event: 'moveWasteToTableau', args: [to] };
  return isFoundation(from) ? { event: 'moveFoundationToTableau', args: [indexOf(from), to] } : undefined;
}

function toFoundation(from: PileId, to: FoundationIndex): KlondikeCall | undefined {
  if (from === 'waste') return { event: 'moveWasteToFoundation', args: [to] };
  return isTableau(from) ? { event: 'moveTableauToFoundation', args: [indexOf(from), to] } : undefined;
}
