/**
 * The classes from Assignment 3 of 2021 in CS 201 at York College of Pennsylvania, where a player selects cards before
 * moving them. Use them if you take or teach that course. `selectionHandler` connects them with any Klondike view.
 * @module klondike-kit/selection
 */
export { Color, Rank, Suit } from './games/klondike/doors/york/york-card.js';
export { Card, Pile } from './games/klondike/doors/selection/pile.js';
export { KlondikeModel, Selection } from './games/klondike/doors/selection/klondike-model.js';
export { Location, LocationType } from './games/klondike/doors/selection/location.js';
export {
  IllegalArgumentException,
  IllegalStateException,
  NoSuchElementException,
} from './games/klondike/doors/selection/exceptions.js';
export { SelectionTable } from './games/klondike/doors/selection/selection-table.js';
export { selectionHandler } from './games/klondike/doors/selection/handler.js';
export type { KlondikeControllerOptions } from './games/klondike/doors/selection/klondike-controller.js';
export { KlondikeController } from './games/klondike/doors/selection/klondike-controller.js';
export { modelToString, stringToModel } from './games/klondike/doors/selection/saved-state.js';
