/** Deals and solutions in the formats of other solvers. */
import { dealFrom } from '../../games/klondike/model/deals.js';
import type { Layout } from '../../games/klondike/model/layout.js';
import { printDeckString } from './deck-string.js';
import { printPysol } from './pysol-text.js';
import { printSolvitaire } from './solvitaire-json.js';

export { dealFileReader } from './deal-file.js';
export type { DealFileReader, FaultyDeal, FileDeal, NamedDeal } from './deal-file.js';
export { printSolution } from './solution-text.js';
export type { DrawCount, SolutionStart } from './solution-text.js';

/** The name of a way to write a deal in a file. */
export type DealFormatName = 'name' | 'digits' | 'pysol' | 'solvitaire';

/**
 * Writes a deal as `dealFileReader` reads it again: its name, a deck string, a table of PySol or Solvitaire's JSON.
 * Digits tell a deal before the first move only; others throw a RangeError.
 */
export const DEAL_PRINTERS: Readonly<Record<DealFormatName, (layout: Layout) => string>> = {
  name: (layout) => dealFrom(layout).name,
  digits: printDeckString,
  pysol: printPysol,
  solvitaire: printSolvitaire,
};
