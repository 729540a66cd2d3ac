/** This door, played behind any view of the main door. */
import type { DoorControllerOptions } from '../../controller/options.js';
import { KlondikeController } from '../../controller/klondike-controller.js';
import { SelectionTable } from './selection-table.js';

/** An events handler that plays by `select`, `allowMove`, `moveCards` and `unselect` on a model of its own. */
export const selectionHandler = (options: DoorControllerOptions = {}): KlondikeController =>
  new KlondikeController({ ...options, table: new SelectionTable() });
