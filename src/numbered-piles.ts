/**
 * The classes from Assignment 4 of 2009 in CS 201 at York College of Pennsylvania, which numbers the piles. Use them if
 * you take or teach that course. `numberedPilesHandler` connects them with any Klondike view.
 * @module klondike-kit/numbered-piles
 */
export { Color, Rank, Suit } from './games/klondike/doors/york/york-card.js';
export { Card, Deck } from './games/klondike/doors/numbered-piles/deck.js';
export { CardLocation, Game } from './games/klondike/doors/numbered-piles/game.js';
export type { GameOptions } from './games/klondike/doors/numbered-piles/game.js';
export { Dialogue, stateText } from './games/klondike/doors/numbered-piles/dialogue.js';
export type { NumberedPilesOptions } from './games/klondike/doors/numbered-piles/numbered-piles-table.js';
export {
  NumberedPilesTable,
  numberedPilesHandler,
} from './games/klondike/doors/numbered-piles/numbered-piles-table.js';
