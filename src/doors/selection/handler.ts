/** This door behind any view of the main one. */
import type { ControllerOptions } from '../../klondike/controller.js';
import { KlondikeController } from '../../klondike/controller.js';
import { SelectionTable } from './table.js';

/** All that a controller of events can be told, but for the rules and the table. */
export type SelectionHandlerOptions = Omit<ControllerOptions, 'rules' | 'table'>;

/** An events handler that plays by `select`, `allowMove`, `moveCards` and `unselect` on a model of its own. */
export const selectionHandler = (options: SelectionHandlerOptions = {}): KlondikeController =>
  new KlondikeController({ ...options, table: new SelectionTable() });
