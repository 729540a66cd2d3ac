/** From cards carried from pile to pile to the event that asks for it. */
import type { FoundationId, PileId, TableauId } from '../words/piles.js';
import { FOUNDATIONS, TABLEAU, isFoundation, isTableau } from '../words/piles.js';
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
    return { event: 'moveTableauToTableau', args: [tableau(from), count, tableau(to)] };
  }
  if (count !== 1) return undefined;
  if (isTableau(to)) return toTableau(from, tableau(to));
  return isFoundation(to) ? toFoundation(from, foundation(to)) : undefined;
}

function toTableau(from: PileId, to: number): KlondikeCall | undefined {
  if (from === 'waste') return { event: 'moveWasteToTableau', args: [to] };
  return isFoundation(from) ? { event: 'moveFoundationToTableau', args: [foundation(from), to] } : undefined;
}

function toFoundation(from: PileId, to: number): KlondikeCall | undefined {
  if (from === 'waste') return { event: 'moveWasteToFoundation', args: [to] };
  return isTableau(from) ? { event: 'moveTableauToFoundation', args: [tableau(from), to] } : undefined;
}

const tableau = (id: TableauId): number => TABLEAU.indexOf(id);

const foundation = (id: FoundationId): number => FOUNDATIONS.indexOf(id);
