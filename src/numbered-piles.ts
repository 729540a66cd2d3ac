/** For the assignment of York College of Pennsylvania, CS 201, that numbers its piles. */
export { Color } from './doors/york/color.js';
export { Rank } from './doors/york/rank.js';
export { Suit } from './doors/york/suit.js';
export { Card } from './doors/numbered-piles/card.js';
export { CardLocation } from './doors/numbered-piles/card-location.js';
export { Deck } from './doors/numbered-piles/deck.js';
export type { GameOptions } from './doors/numbered-piles/game.js';
export { Game } from './doors/numbered-piles/game.js';
export { Dialogue } from './doors/numbered-piles/dialogue.js';
export { stateText } from './doors/numbered-piles/state-text.js';
export { numberedPilesHandler } from './doors/numbered-piles/handler.js';
export { NumberedPilesTable } from './doors/numbered-piles/table.js';
