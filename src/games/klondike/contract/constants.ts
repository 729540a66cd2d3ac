/**
 * The constants of the statement. Cards are numbered from 0, ace to king, suit by suit. Foundations and tableau
 * piles are numbered from 0, left to right.
 */
import type { Card } from '../../../core/card.js';
import type { FoundationIndex, TableauIndex } from '../words/piles.js';

/** Ace of spades. */
export const SPADES_A = 0 as Card;
/** Two of spades. */
export const SPADES_2 = 1 as Card;
/** Three of spades. */
export const SPADES_3 = 2 as Card;
/** Four of spades. */
export const SPADES_4 = 3 as Card;
/** Five of spades. */
export const SPADES_5 = 4 as Card;
/** Six of spades. */
export const SPADES_6 = 5 as Card;
/** Seven of spades. */
export const SPADES_7 = 6 as Card;
/** Eight of spades. */
export const SPADES_8 = 7 as Card;
/** Nine of spades. */
export const SPADES_9 = 8 as Card;
/** Ten of spades. */
export const SPADES_10 = 9 as Card;
/** Jack of spades. */
export const SPADES_J = 10 as Card;
/** Queen of spades. */
export const SPADES_Q = 11 as Card;
/** King of spades. */
export const SPADES_K = 12 as Card;

/** Ace of hearts. */
export const HEARTS_A = 13 as Card;
/** Two of hearts. */
export const HEARTS_2 = 14 as Card;
/** Three of hearts. */
export const HEARTS_3 = 15 as Card;
/** Four of hearts. */
export const HEARTS_4 = 16 as Card;
/** Five of hearts. */
export const HEARTS_5 = 17 as Card;
/** Six of hearts. */
export const HEARTS_6 = 18 as Card;
/** Seven of hearts. */
export const HEARTS_7 = 19 as Card;
/** Eight of hearts. */
export const HEARTS_8 = 20 as Card;
/** Nine of hearts. */
export const HEARTS_9 = 21 as Card;
/** Ten of hearts. */
export const HEARTS_10 = 22 as Card;
/** Jack of hearts. */
export const HEARTS_J = 23 as Card;
/** Queen of hearts. */
export const HEARTS_Q = 24 as Card;
/** King of hearts. */
export const HEARTS_K = 25 as Card;

/** Ace of diamonds. */
export const DIAMONDS_A = 26 as Card;
/** Two of diamonds. */
export const DIAMONDS_2 = 27 as Card;
/** Three of diamonds. */
export const DIAMONDS_3 = 28 as Card;
/** Four of diamonds. */
export const DIAMONDS_4 = 29 as Card;
/** Five of diamonds. */
export const DIAMONDS_5 = 30 as Card;
/** Six of diamonds. */
export const DIAMONDS_6 = 31 as Card;
/** Seven of diamonds. */
export const DIAMONDS_7 = 32 as Card;
/** Eight of diamonds. */
export const DIAMONDS_8 = 33 as Card;
/** Nine of diamonds. */
export const DIAMONDS_9 = 34 as Card;
/** Ten of diamonds. */
export const DIAMONDS_10 = 35 as Card;
/** Jack of diamonds. */
export const DIAMONDS_J = 36 as Card;
/** Queen of diamonds. */
export const DIAMONDS_Q = 37 as Card;
/** King of diamonds. */
export const DIAMONDS_K = 38 as Card;

/** Ace of clubs. */
export const CLUBS_A = 39 as Card;
/** Two of clubs. */
export const CLUBS_2 = 40 as Card;
/** Three of clubs. */
export const CLUBS_3 = 41 as Card;
/** Four of clubs. */
export const CLUBS_4 = 42 as Card;
/** Five of clubs. */
export const CLUBS_5 = 43 as Card;
/** Six of clubs. */
export const CLUBS_6 = 44 as Card;
/** Seven of clubs. */
export const CLUBS_7 = 45 as Card;
/** Eight of clubs. */
export const CLUBS_8 = 46 as Card;
/** Nine of clubs. */
export const CLUBS_9 = 47 as Card;
/** Ten of clubs. */
export const CLUBS_10 = 48 as Card;
/** Jack of clubs. */
export const CLUBS_J = 49 as Card;
/** Queen of clubs. */
export const CLUBS_Q = 50 as Card;
/** King of clubs. */
export const CLUBS_K = 51 as Card;

export { HIDDEN } from '../../../core/card.js';

/** The first foundation from the left. */
export const FOUNDATION_1 = 0 as FoundationIndex;
/** The second foundation from the left. */
export const FOUNDATION_2 = 1 as FoundationIndex;
/** The third foundation from the left. */
export const FOUNDATION_3 = 2 as FoundationIndex;
/** The fourth foundation from the left. */
export const FOUNDATION_4 = 3 as FoundationIndex;

/** The first tableau pile from the left. */
export const TABLEAU_1 = 0 as TableauIndex;
/** The second tableau pile from the left. */
export const TABLEAU_2 = 1 as TableauIndex;
/** The third tableau pile from the left. */
export const TABLEAU_3 = 2 as TableauIndex;
/** The fourth tableau pile from the left. */
export const TABLEAU_4 = 3 as TableauIndex;
/** The fifth tableau pile from the left. */
export const TABLEAU_5 = 4 as TableauIndex;
/** The sixth tableau pile from the left. */
export const TABLEAU_6 = 5 as TableauIndex;
/** The seventh tableau pile from the left. */
export const TABLEAU_7 = 6 as TableauIndex;
