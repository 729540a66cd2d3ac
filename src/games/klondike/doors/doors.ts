/** What a game needs of the doors of its houses: they are loaded when such a house is played. */
import type { ChoosingTable, KlondikeTable } from '../controller/klondike-table.js';
import { PlainTable } from '../controller/klondike-table.js';
import type { Deal } from '../model/deals.js';
import type { Rules } from '../model/rules.js';
import { KSU, YCP_SELECTION, YCP_TEXT, YCP_TEXT_REFERENCE } from '../model/rules.js';
import type { Here } from '../../../core/later.js';

export interface Doors {
  /** The table on which a house is played. */
  readonly tableOf: (rules: Rules) => KlondikeTable;
  /** The deal of a seed of Kansas State. @throws ArgumentOutOfRangeException unless it is one */
  readonly dealOfSeed: (seed: number) => Deal;
}

/** Is the house played at a door of its own? */
export const hasDoor = (rules: Rules): boolean =>
  [KSU, YCP_SELECTION, YCP_TEXT, YCP_TEXT_REFERENCE].includes(rules);

/** The table on which a house is played. Its door must be loaded, if it has one. */
export const tableAt = (rules: Rules, doors: Here<Doors>): KlondikeTable =>
  hasDoor(rules) ? doors.need().tableOf(rules) : new PlainTable(rules);

/** Is the door of the table told which cards are chosen before they are moved? */
export const isChoosing = (table: KlondikeTable): table is ChoosingTable => 'choose' in table;
