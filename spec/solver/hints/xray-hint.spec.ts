/** X-ray hints from the solver's own line. */
import { expect, test } from '@jest/globals';
import { javaDeal } from '../../../src/games/klondike/model/deals.js';
import { parseLayout } from '../../../src/games/klondike/model/layout-text.js';
import type { Layout } from '../../../src/games/klondike/model/layout.js';
import type { Rules } from '../../../src/games/klondike/model/rules.js';
import { ULG, onlyOnFoundations } from '../../../src/games/klondike/model/rules.js';
import { xrayHint } from '../../../src/solver.js';

const FEW: Rules = { ...ULG, isWon: onlyOnFoundations };

test.each<[why: string, layout: Layout, visits: number]>([
  ['won', parseLayout('f1: As'), 9],
  ['lost', parseLayout('t1: As 2s; t2: 2h; t3: Ah 3s'), 9999],
  ['not-known', javaDeal(2n).start(FEW), 1],
])('gives no hint: %s', (why, layout, visits) => {
  expect(xrayHint(FEW, layout, { visits })).toEqual({ move: undefined, why });
});
