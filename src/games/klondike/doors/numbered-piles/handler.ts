/** This door, played behind any view of the main door. */
import type { DoorControllerOptions } from '../../controller/options.js';
import { KlondikeController } from '../../controller/klondike-controller.js';
import type { GameOptions } from './game.js';
import { NumberedPilesTable } from './numbered-piles-table.js';

/** The options of `numberedPilesHandler`: those of a controller, and the house of its `Game`. */
export type NumberedPilesOptions = DoorControllerOptions & Pick<GameOptions, 'rules'>;

/**
 * An events handler that plays by pile numbers on a `Game` of its own.
 * @throws RangeError if the rules are not a house of this door: see `GameOptions`
 */
export const numberedPilesHandler = ({ rules, ...options }: NumberedPilesOptions = {}): KlondikeController =>
  new KlondikeController({ ...options, table: new NumberedPilesTable(rules) });
