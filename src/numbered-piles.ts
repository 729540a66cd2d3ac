/**
 * The public names of `klondike-kit/numbered-piles`: the classes of York College of Pennsylvania, CS 201, in
 * the assignment that numbers the piles.
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
