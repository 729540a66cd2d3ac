/** The clicks of Kansas State, CIS 300, on piles that belong to the window. */
export {
  ArgumentException,
  ArgumentOutOfRangeException,
  InvalidOperationException,
} from './doors/clicks/exceptions.js';
export { Card, Suit } from './doors/clicks/card.js';
export { TableauQueue } from './doors/clicks/tableau-queue.js';
export { CardPile, DiscardPile, TableauColumn } from './doors/clicks/piles.js';
export { Game } from './doors/clicks/game.js';
export { clicksHandler } from './doors/clicks/handler.js';
export { ClicksTable } from './doors/clicks/table.js';
