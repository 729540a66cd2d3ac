/** Piles, and cards that go together, in words. */
import type { Card } from '../../../../core/card.js';
import type { PileId } from '../../words/piles.js';
import { isFoundation, isTableau } from '../../words/piles.js';
import { cardName, count } from '../../../../browser/names.js';

/** `tableau 4`, `foundation 1`, `waste` */
export function pileName(pile: PileId): string {
  if (isTableau(pile)) return `tableau ${pile.slice(1)}`;
  return isFoundation(pile) ? `foundation ${pile.slice(1)}` : pile;
}

/** `jack of spades and 2 more`: the lowest of cards that go together, and how many lie on it. */
export function cardsName([first, ...more]: readonly Card[]): string {
  if (first === undefined) return 'no card';
  return more.length === 0 ? cardName(first) : `${cardName(first)} and ${more.length} more`;
}

/** `You have won in 141 moves` */
export const wonText = (moves: number): string => `You have won in ${count(moves, 'move')}`;
