/** Cards and piles in words. */
import type { Card } from '../../../core/card.js';
import { rankOf, suitOf } from '../../../core/card.js';
import type { PileId } from '../../../klondike/piles.js';
import { isFoundation, isTableau } from '../../../klondike/piles.js';

const RANKS = 'ace two three four five six seven eight nine ten jack queen king'.split(' ');
const SUITS = ['spades', 'hearts', 'diamonds', 'clubs'];

/** `queen of hearts` */
export const cardName = (card: Card): string =>
  `${RANKS[rankOf(card) - 1] ?? ''} of ${SUITS[suitOf(card)] ?? ''}`;

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

/** `1 move`, `14 moves` */
export const count = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? '' : 's'}`;

export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
