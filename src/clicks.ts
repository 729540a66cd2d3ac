/**
 * The public names of `klondike-kit/clicks`: the clicks of Kansas State, CIS 300, on piles that the window
 * owns.
 */
export {
  ArgumentException,
  ArgumentOutOfRangeException,
  InvalidOperationException,
} from './games/klondike/doors/clicks/exceptions.js';
export { Card, Suit } from './games/klondike/doors/clicks/card.js';
export { CardPile, DiscardPile, TableauColumn, TableauQueue } from './games/klondike/doors/clicks/piles.js';
export { Game } from './games/klondike/doors/clicks/game.js';
export { ClicksTable, clicksHandler } from './games/klondike/doors/clicks/clicks-table.js';
