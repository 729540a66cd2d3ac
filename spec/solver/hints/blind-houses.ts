/** Rules for games that are played by hints alone, with the search limits for these hints. */
import type { Rules } from '../../../src/games/klondike/model/rules.js';
import { KSU, ULG, YCP_SELECTION, YCP_TEXT_REFERENCE } from '../../../src/games/klondike/model/rules.js';

export const FEW = { samples: 2, visits: 200 };

export const BLIND_HOUSES: readonly Rules[] = [
  ULG,
  KSU,
  YCP_SELECTION,
  YCP_TEXT_REFERENCE,
  { ...ULG, name: 'draw 1', draw: 1 },
  { ...ULG, name: 'draw 5, three passes', draw: 5, redeals: 2 },
  { ...ULG, name: 'one pass', draw: 1, redeals: 0, worryBack: false },
];
