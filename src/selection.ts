/**
 * The public names of `klondike-kit/selection`: the classes of York College of Pennsylvania, CS 201,
 * Assignment 3, 2021.
 */
export { Color } from './games/klondike/doors/york/color.js';
export { Rank } from './games/klondike/doors/york/rank.js';
export { Suit } from './games/klondike/doors/york/suit.js';
export { Card } from './games/klondike/doors/selection/cards/card.js';
export { KlondikeModel } from './games/klondike/doors/selection/cards/klondike-model.js';
export { Location } from './games/klondike/doors/selection/cards/location.js';
export { LocationType } from './games/klondike/doors/selection/cards/location-type.js';
export { Pile } from './games/klondike/doors/selection/cards/pile.js';
export { Selection } from './games/klondike/doors/selection/cards/selection.js';
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
