/** The table for a house, which is the table of the house's door or a table with only the rules. */
import type { Rules } from '../model/rules.js';
import { KSU, YCP_SELECTION, YCP_TEXT, YCP_TEXT_REFERENCE } from '../model/rules.js';
import type { KlondikeTable } from '../controller/klondike-table.js';
import { PlainTable } from '../controller/klondike-table.js';
import { ClicksTable } from './clicks/clicks-table.js';
import { NumberedPilesTable } from './numbered-piles/numbered-piles-table.js';
import { SelectionTable } from './selection/selection-table.js';

export const tableOf = (rules: Rules): KlondikeTable => TABLES.get(rules)?.() ?? new PlainTable(rules);

const TABLES: ReadonlyMap<Rules, () => KlondikeTable> = new Map<Rules, () => KlondikeTable>([
  [YCP_TEXT, () => new NumberedPilesTable()],
  [YCP_TEXT_REFERENCE, () => new NumberedPilesTable(YCP_TEXT_REFERENCE)],
  [YCP_SELECTION, () => new SelectionTable()],
  [KSU, () => new ClicksTable()],
]);
