/** A layout that is printed and read again is the same layout. */
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { Layout } from '../../../src/games/klondike/model/layout.js';
import { printLayout } from '../../../src/games/klondike/model/layout-text.js';
import { ULG, YCP_TEXT } from '../../../src/games/klondike/model/rules.js';
import type { DealFormatName } from '../../../src/solver/files/deal-file.js';
import { DEAL_PRINTERS } from '../../../src/solver/files/deal-file.js';
import { pilesOf } from '../../support/solver/deal-files.js';
import { randomGame } from '../../support/solver/random-game.js';

/** Other programs don't record which foundation holds which suit, so each suit has a fixed foundation here. */
const RULES = { ...ULG, foundations: YCP_TEXT.foundations };

const layouts = fc
  .record({ seed: fc.nat(), most: fc.nat({ max: 250 }) })
  .map(({ seed, most }) => randomGame(RULES, seed, most).end);

const readAgain = (format: DealFormatName, layout: Layout): string[] =>
  pilesOf(DEAL_PRINTERS[format](layout));

test.each(['pysol', 'solvitaire'] as const)('reads the printed layout of a game in play: %s', (format) => {
  fc.assert(
    fc.property(layouts, (layout) => {
      expect(readAgain(format, layout)).toEqual(printLayout({ ...layout, redeals: 0 }).split('\n'));
    }),
  );
});
