/** Monte Carlo Solitaire by the classes of University of Maryland, Baltimore County, CMSC 202, Project 2. */
export { Coordinates } from './doors/pairs/coordinates.js';
export { Game } from './doors/pairs/game.js';
export { Rank } from './doors/pairs/rank.js';
export { Suit } from './doors/pairs/suit.js';
