/** This door, played behind any view of the main door. */
import type { DoorControllerOptions } from '../../controller/klondike-controller.js';
import { KlondikeController } from '../../controller/klondike-controller.js';
import { NumberedPilesTable } from './numbered-piles-table.js';

/** An events handler that plays by pile numbers on a `Game` of its own. */
export const numberedPilesHandler = (options: DoorControllerOptions = {}): KlondikeController =>
  new KlondikeController({ ...options, table: new NumberedPilesTable() });
