/** Cards by their numbers. */
import type { Card } from '../../src/core/card.js';

/** 0 to 51. */
export const ALL_CARDS: Card[] = Array.from({ length: 52 }, (_, card) => card as Card);

/** To the compiler these are cards even where they are nonsense. */
export const cardsNumbered = (...numbers: readonly number[]): Card[] => numbers as Card[];
