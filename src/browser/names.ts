/** Cards and counts in words. */
import type { Card } from '../core/card.js';
import { rankOf, suitOf } from '../core/card.js';

const RANKS = 'ace two three four five six seven eight nine ten jack queen king'.split(' ');
const SUITS = ['spades', 'hearts', 'diamonds', 'clubs'];

/** `queen of hearts` */
export const cardName = (card: Card): string =>
  `${RANKS[rankOf(card) - 1] ?? ''} of ${SUITS[suitOf(card)] ?? ''}`;

/** `1 move`, `14 moves` */
export const count = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? '' : 's'}`;

export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
