import { expect, test } from '@jest/globals';
import { fewestMoves } from '../../src/assistants/winnable.js';
import { parseDeal } from '../../src/games/klondike/model/deals.js';
import { ULG } from '../../src/games/klondike/model/rules.js';
import type { SolveOptions } from '../../src/solver/budget.js';
import { solve } from '../../src/solver/solve.js';

/**
 * Searches in this thread, within a limit of its own, and tells how often it was ended. The clock ends nothing: a busy
 * machine must not change what is proved.
 */
function near(limit: SolveOptions = {}): { ends: number } & Parameters<typeof fewestMoves>[2] {
  const counted = { ends: 0 };
  const solver = {
    solve: (...[rules, layout, options]: Parameters<typeof solve>) =>
      Promise.resolve(solve(rules, layout, { ...options, milliseconds: Infinity, ...limit })),
    end: () => {
      counted.ends++;
    },
  };
  return Object.assign(counted, { solver });
}

test.each<[deal: string, limit: SolveOptions, fewest: number | undefined, because: string]>([
  ['java:11', {}, 90, 'is proved'],
  ['java:3', {}, undefined, 'cannot be won'],
  ['java:11', { visits: 3000 }, undefined, 'is won, but not proved to be the shortest within the limit'],
])('%s, limit %j: %s, %s', async (...[deal, limit, fewest]) => {
  const searching = near(limit);
  expect([await fewestMoves(ULG, parseDeal(deal), searching), searching.ends]).toEqual([fewest, 1]);
});
