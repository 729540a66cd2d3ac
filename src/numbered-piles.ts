/**
 * The public names of `klondike-kit/numbered-piles`: the classes of York College of Pennsylvania, CS 201, in
 * the assignment that numbers the piles.
 */
export { Color } from './games/klondike/doors/york/york-card.js';
export { Rank } from './games/klondike/doors/york/york-card.js';
export { Suit } from './games/klondike/doors/york/york-card.js';
export { Card } from './games/klondike/doors/numbered-piles/deck.js';
export { CardLocation } from './games/klondike/doors/numbered-piles/game.js';
export { Deck } from './games/klondike/doors/numbered-piles/deck.js';
export type { GameOptions } from './games/klondike/doors/numbered-piles/game.js';
export { Game } from './games/klondike/doors/numbered-piles/game.js';
export { Dialogue } from './games/klondike/doors/numbered-piles/dialogue.js';
export { stateText } from './games/klondike/doors/numbered-piles/dialogue.js';
export type { NumberedPilesOptions } from './games/klondike/doors/numbered-piles/numbered-piles-table.js';
export { numberedPilesHandler } from './games/klondike/doors/numbered-piles/numbered-piles-table.js';
export { NumberedPilesTable } from './games/klondike/doors/numbered-piles/numbered-piles-table.js';
