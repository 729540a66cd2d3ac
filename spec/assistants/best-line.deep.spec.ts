import { expect, test } from '@jest/globals';
import type { BestLine } from '../../src/core/statistics/best-line.js';
import { findBest } from '../../src/assistants/winnable.js';
import { parseDeal } from '../../src/games/klondike/model/deals.js';
import { ULG } from '../../src/games/klondike/model/rules.js';
import type { SolveOptions } from '../../src/solver/budget.js';
import { solve } from '../../src/solver/solve.js';

/**
 * A solver in this thread with its own limit, which counts the calls that end it. It ignores the time limit, because a
 * busy machine must not change what it proves.
 */
function countingSolver(limit: SolveOptions = {}): { ends: number } & Parameters<typeof findBest>[2] {
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

test.each<[deal: string, limit: SolveOptions, line: BestLine | undefined, because: string]>([
  ['java:11', {}, { moves: 90, isProved: true }, 'is proved shortest'],
  ['java:3', {}, undefined, 'cannot be won'],
  [
    'java:11',
    { visits: 12_000 },
    { moves: 100, isProved: false },
    'is won, but not proved shortest within the limit',
  ],
])('%s, limit %j: %j, because it %s', async (...[deal, limit, line]) => {
  const searching = countingSolver(limit);
  expect([await findBest(ULG, parseDeal(deal), searching), searching.ends]).toEqual([line, 1]);
});
