/** This door, played behind any view of the main door. */
import { checkOptions } from '../../../../core/given.js';
import type { DoorControllerOptions } from '../../controller/options.js';
import { DOOR_FIELDS } from '../../controller/options.js';
import { KlondikeController } from '../../controller/klondike-controller.js';
import type { GameOptions } from './game.js';
import { NumberedPilesTable } from './numbered-piles-table.js';

/** The options of `numberedPilesHandler`: those of a controller, and the house of its `Game`. */
export type NumberedPilesOptions = DoorControllerOptions & Pick<GameOptions, 'rules'>;

/**
 * An events handler that plays by pile numbers on a `Game` of its own.
 * @throws RangeError if the rules are not a house of this door: see `GameOptions`; TypeError unless the options are an object
 */
export function numberedPilesHandler(options: NumberedPilesOptions = {}): KlondikeController {
  checkOptions(options, { ...DOOR_FIELDS, rules: true });
  const { rules, ...others } = options;
  return new KlondikeController({ ...others, table: new NumberedPilesTable(rules) });
}
