/**
 * The constants of the statement. Cards count from 0, ace to king, suit after suit; foundations and
 * tableau piles from 0, leftmost.
 */

export const SPADES_A = 0;
export const SPADES_2 = 1;
export const SPADES_3 = 2;
export const SPADES_4 = 3;
export const SPADES_5 = 4;
export const SPADES_6 = 5;
export const SPADES_7 = 6;
export const SPADES_8 = 7;
export const SPADES_9 = 8;
export const SPADES_10 = 9;
export const SPADES_J = 10;
export const SPADES_Q = 11;
export const SPADES_K = 12;

export const HEARTS_A = 13;
export const HEARTS_2 = 14;
export const HEARTS_3 = 15;
export const HEARTS_4 = 16;
export const HEARTS_5 = 17;
export const HEARTS_6 = 18;
export const HEARTS_7 = 19;
export const HEARTS_8 = 20;
export const HEARTS_9 = 21;
export const HEARTS_10 = 22;
export const HEARTS_J = 23;
export const HEARTS_Q = 24;
export const HEARTS_K = 25;

export const DIAMONDS_A = 26;
export const DIAMONDS_2 = 27;
export const DIAMONDS_3 = 28;
export const DIAMONDS_4 = 29;
export const DIAMONDS_5 = 30;
export const DIAMONDS_6 = 31;
export const DIAMONDS_7 = 32;
export const DIAMONDS_8 = 33;
export const DIAMONDS_9 = 34;
export const DIAMONDS_10 = 35;
export const DIAMONDS_J = 36;
export const DIAMONDS_Q = 37;
export const DIAMONDS_K = 38;

export const CLUBS_A = 39;
export const CLUBS_2 = 40;
export const CLUBS_3 = 41;
export const CLUBS_4 = 42;
export const CLUBS_5 = 43;
export const CLUBS_6 = 44;
export const CLUBS_7 = 45;
export const CLUBS_8 = 46;
export const CLUBS_9 = 47;
export const CLUBS_10 = 48;
export const CLUBS_J = 49;
export const CLUBS_Q = 50;
export const CLUBS_K = 51;

export { HIDDEN } from '../../../core/card.js';

export const FOUNDATION_1 = 0;
export const FOUNDATION_2 = 1;
export const FOUNDATION_3 = 2;
export const FOUNDATION_4 = 3;

export const TABLEAU_1 = 0;
export const TABLEAU_2 = 1;
export const TABLEAU_3 = 2;
export const TABLEAU_4 = 3;
export const TABLEAU_5 = 4;
export const TABLEAU_6 = 5;
export const TABLEAU_7 = 6;
