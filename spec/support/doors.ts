/** The doors that have their own table and handler. Each comes with its house and with a game that was won in it. */
import { clicksHandler } from '../../src/clicks.js';
import { ClicksTable } from '../../src/games/klondike/doors/clicks/clicks-table.js';
import { NumberedPilesTable } from '../../src/games/klondike/doors/numbered-piles/numbered-piles-table.js';
import { SelectionTable } from '../../src/games/klondike/doors/selection/selection-table.js';
import type { KlondikeController } from '../../src/games/klondike/controller/klondike-controller.js';
import type { ControllerOptions } from '../../src/games/klondike/controller/options.js';
import type { Rules } from '../../src/games/klondike/model/rules.js';
import { KSU, YCP_SELECTION, YCP_TEXT } from '../../src/games/klondike/model/rules.js';
import type { ChoosingTable } from '../../src/games/klondike/controller/klondike-table.js';
import { numberedPilesHandler } from '../../src/numbered-piles.js';
import { selectionHandler } from '../../src/selection.js';

export interface Door {
  readonly name: 'numbered piles' | 'selection' | 'clicks';
  readonly rules: Rules;
  readonly newTable: () => ChoosingTable;
  readonly newHandler: (options?: Omit<ControllerOptions, 'rules' | 'table'>) => KlondikeController;
  /** A file of `examples/scripts`. */
  readonly win: string;
}

export const NUMBERED_PILES: Door = {
  name: 'numbered piles',
  rules: YCP_TEXT,
  newTable: () => new NumberedPilesTable(),
  newHandler: numberedPilesHandler,
  win: 'win-ycp-text',
};

export const SELECTION: Door = {
  name: 'selection',
  rules: YCP_SELECTION,
  newTable: () => new SelectionTable(),
  newHandler: selectionHandler,
  win: 'win-ycp-selection',
};

export const CLICKS: Door = {
  name: 'clicks',
  rules: KSU,
  newTable: () => new ClicksTable(),
  newHandler: clicksHandler,
  win: 'win-ksu',
};

export const DOORS: readonly Door[] = [NUMBERED_PILES, SELECTION, CLICKS];
