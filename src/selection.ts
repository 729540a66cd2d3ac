/**
 * The public names of `klondike-kit/selection`: the classes of York College of Pennsylvania, CS 201,
 * Assignment 3, 2021.
 */
export { Color } from './games/klondike/doors/york/york-card.js';
export { Rank } from './games/klondike/doors/york/york-card.js';
export { Suit } from './games/klondike/doors/york/york-card.js';
export { Card } from './games/klondike/doors/selection/pile.js';
export { KlondikeModel } from './games/klondike/doors/selection/klondike-model.js';
export { Location } from './games/klondike/doors/selection/location.js';
export { LocationType } from './games/klondike/doors/selection/location.js';
export { Pile } from './games/klondike/doors/selection/pile.js';
export { Selection } from './games/klondike/doors/selection/klondike-model.js';
export {
  IllegalArgumentException,
  IllegalStateException,
  NoSuchElementException,
} from './games/klondike/doors/selection/exceptions.js';
export { selectionHandler } from './games/klondike/doors/selection/handler.js';
export type { KlondikeControllerOptions } from './games/klondike/doors/selection/klondike-controller.js';
export { KlondikeController } from './games/klondike/doors/selection/klondike-controller.js';
export { modelToString, stringToModel } from './games/klondike/doors/selection/saved-state.js';
export { SelectionTable } from './games/klondike/doors/selection/selection-table.js';
