/** Plays this door behind any view of the main door. */
import { checkOptions } from '../../../../core/given.js';
import { KlondikeController } from '../../controller/klondike-controller.js';
import type { DoorControllerOptions } from '../../controller/options.js';
import { DOOR_FIELDS } from '../../controller/options.js';
import { SelectionTable } from './selection-table.js';

/** An events handler that plays by `select`, `allowMove`, `moveCards` and `unselect` on its own model. */
export function selectionHandler(options: DoorControllerOptions = {}): KlondikeController {
  checkOptions(options, DOOR_FIELDS);
  return new KlondikeController({ ...options, table: new SelectionTable() });
}
