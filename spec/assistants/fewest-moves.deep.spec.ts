import { expect, test } from '@jest/globals';
import { fewestMoves } from '../../src/assistants/winnable.js';
import { parseDeal } from '../../src/games/klondike/model/deals.js';
import { ULG } from '../../src/games/klondike/model/rules.js';
import type { SolveOptions } from '../../src/solver/budget.js';
import { solve } from '../../src/solver/solve.js';

/**
 * A solver in this thread with its own limit, which counts the calls that end it. It ignores the time limit, because a
 * busy machine must not change what it proves.
 */
function countingSolver(limit: SolveOptions = {}): { ends: number } & Parameters<typeof fewestMoves>[2] {
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
  [
    'java:11',
    { visits: 3000 },
    undefined,
    'can be won, but the limit allows no proof that the win is shortest',
  ],
])('%s, limit %j: %s, because it %s', async (...[deal, limit, fewest]) => {
  const searching = countingSolver(limit);
  expect([await fewestMoves(ULG, parseDeal(deal), searching), searching.ends]).toEqual([fewest, 1]);
});
