/** This door, played behind any view of the main door. */
import { checkOptions } from '../../../../core/given.js';
import type { DoorControllerOptions } from '../../controller/options.js';
import { DOOR_FIELDS } from '../../controller/options.js';
import { KlondikeController } from '../../controller/klondike-controller.js';
import { ClicksTable } from './clicks-table.js';

/** An events handler that plays by clicks on piles of its own. */
export function clicksHandler(options: DoorControllerOptions = {}): KlondikeController {
  checkOptions(options, DOOR_FIELDS);
  return new KlondikeController({ ...options, table: new ClicksTable() });
}
