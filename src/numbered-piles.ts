/**
 * The public names of `klondike-kit/numbered-piles`: the classes of York College of Pennsylvania, CS 201, in
 * the assignment that numbers the piles.
 */
export { Color } from './games/klondike/doors/york/color.js';
export { Rank } from './games/klondike/doors/york/rank.js';
export { Suit } from './games/klondike/doors/york/suit.js';
export { Card } from './games/klondike/doors/numbered-piles/card.js';
export { CardLocation } from './games/klondike/doors/numbered-piles/card-location.js';
export { Deck } from './games/klondike/doors/numbered-piles/deck.js';
export type { GameOptions } from './games/klondike/doors/numbered-piles/game.js';
export { Game } from './games/klondike/doors/numbered-piles/game.js';
export { Dialogue } from './games/klondike/doors/numbered-piles/dialogue.js';
export { stateText } from './games/klondike/doors/numbered-piles/state-text.js';
export type { NumberedPilesOptions } from './games/klondike/doors/numbered-piles/handler.js';
export { numberedPilesHandler } from './games/klondike/doors/numbered-piles/handler.js';
export { NumberedPilesTable } from './games/klondike/doors/numbered-piles/numbered-piles-table.js';
