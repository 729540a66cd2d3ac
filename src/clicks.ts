/**
 * The classes from Kansas State's CIS 300, where a player clicks on piles that belong to the window. Use them if you
 * take or teach that course. `clicksHandler` connects them with any Klondike view.
 * @module klondike-kit/clicks
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
