/** Which table a house is played on: its own door's, where it has one. */
import type { Rules } from '../klondike/model/rules.js';
import { KSU, YCP_SELECTION, YCP_TEXT } from '../klondike/model/rules.js';
import type { ChoosingTable, KlondikeTable } from '../klondike/table.js';
import { PlainTable } from '../klondike/table.js';
import { ClicksTable } from './clicks/table.js';
import { NumberedPilesTable } from './numbered-piles/table.js';
import { SelectionTable } from './selection/table.js';

export type HouseTable = PlainTable | ChoosingTable;

export function tableOf(rules: Rules): HouseTable {
  return TABLES.get(rules)?.() ?? new PlainTable(rules);
}

/** The table, if its door is told of the cards that are chosen before they are moved. */
export const choosingOf = (table: KlondikeTable): ChoosingTable | undefined =>
  'choose' in table ? (table as ChoosingTable) : undefined;

const TABLES: ReadonlyMap<Rules, () => ChoosingTable> = new Map<Rules, () => ChoosingTable>([
  [YCP_TEXT, () => new NumberedPilesTable()],
  [YCP_SELECTION, () => new SelectionTable()],
  [KSU, () => new ClicksTable()],
]);
