/** The selection door: York College of Pennsylvania, CS 201, Assignment 3, 2021. */
export { Color } from './doors/york/color.js';
export { Rank } from './doors/york/rank.js';
export { Suit } from './doors/york/suit.js';
export { Card } from './doors/selection/cards/card.js';
export { KlondikeModel } from './doors/selection/cards/klondike-model.js';
export { Location } from './doors/selection/cards/location.js';
export { LocationType } from './doors/selection/cards/location-type.js';
export { Pile } from './doors/selection/cards/pile.js';
export { Selection } from './doors/selection/cards/selection.js';
export {
  IllegalArgumentException,
  IllegalStateException,
  NoSuchElementException,
} from './doors/selection/exceptions.js';
export { selectionHandler } from './doors/selection/handler.js';
export type { KlondikeControllerOptions } from './doors/selection/klondike-controller.js';
export { KlondikeController } from './doors/selection/klondike-controller.js';
export { modelToString, stringToModel } from './doors/selection/saved-state.js';
export { SelectionTable } from './doors/selection/table.js';
