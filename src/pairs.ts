/**
 * Monte Carlo Solitaire with the classes from Project 2 in CMSC 202 at the University of Maryland, Baltimore County.
 * Use them if you take or teach that course.
 * @module klondike-kit/pairs
 */
export { Coordinates } from './games/montecarlo/doors/pairs/coordinates.js';
export { Game } from './games/montecarlo/doors/pairs/game.js';
export { Rank, Suit } from './games/montecarlo/doors/pairs/cards.js';
