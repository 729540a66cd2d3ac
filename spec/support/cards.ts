/** Cards by number. */
import type { Card } from '../../src/core/card.js';

/** The cards 0 to 51. */
export const ALL_CARDS: Card[] = Array.from({ length: 52 }, (_, card) => card as Card);

/** The compiler accepts these as cards even if the numbers make no sense. */
export const cardsNumbered = (...numbers: readonly number[]): Card[] => numbers as Card[];
