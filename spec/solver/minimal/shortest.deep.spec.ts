/** Shortest lines match published lines and the lines from a search without pruning. */
import { describe, expect, test } from '@jest/globals';
import type { Layout } from '../../../src/games/klondike/model/layout.js';
import type { Rules } from '../../../src/games/klondike/model/rules.js';
import { ULG } from '../../../src/games/klondike/model/rules.js';
import { lineLength, solve } from '../../../src/solver.js';
import { dealOfPublished, publishedDeals } from '../../support/solver/published.js';
import { againstAllLayouts, lineClaim } from './shortest-lines.js';

/** The seeds of published deals whose shortest line is proved quickly. */
const QUICK = {
  1: [8, 31, 165],
  3: [2, 8, 17],
} as const;

const publishedLayout = (seed: number, rules: Rules): Layout =>
  dealOfPublished(publishedDeals()[seed - 1]?.cards ?? '').start(rules);

describe.each([1, 3] as const)('draw %i', (draw) => {
  const rules: Rules = { ...ULG, draw };

  test.each(QUICK[draw])('finds a line of the published length for deal %i', (seed) => {
    const published = publishedDeals()[seed - 1];
    expect(lineClaim(rules, publishedLayout(seed, rules), { minimal: true })).toEqual({
      length: (draw === 1 ? published?.draw1 : published?.draw3)?.moves,
      minimal: true,
    });
  });

  test('shortens most lines to at most 1.3 times the shortest length', () => {
    const ratios = publishedDeals()
      .slice(20, 34)
      .map((published) => {
        const { moves } = draw === 1 ? published.draw1 : published.draw3;
        const layout = dealOfPublished(published.cards).start(rules);
        const answer = solve(rules, layout, { visits: 30_000, short: true });
        if (moves === undefined || answer.verdict !== 'winnable') return undefined;
        return lineLength(rules, layout, answer.moves) / moves;
      })
      .filter((ratio) => ratio !== undefined);
    expect(ratios.length).toBeGreaterThan(8);
    expect(Math.min(...ratios)).toBeGreaterThanOrEqual(1);
    expect(ratios.filter((ratio) => ratio <= 1.3).length / ratios.length).toBeGreaterThan(0.6);
  });
});

test.each([5, 6, 7])('agrees with a search over all layouts in random endgames of %i cards', (left) => {
  const { faults, compared } = againstAllLayouts(left, 30);
  expect(faults).toEqual([]);
  expect(compared).toBeGreaterThan(4);
});

describe("doesn't claim a shortest line without a proof", () => {
  const layout = publishedLayout(5, ULG);

  test('within a small budget, gives the best line and a lower bound', () => {
    const answer = solve(ULG, layout, { minimal: true, visits: 20_000 });
    if (answer.verdict !== 'winnable') throw new Error(answer.verdict);
    const { minimal, bound = 0, moves } = answer;
    expect(minimal).toBe(false);
    expect(bound).toBeGreaterThan(70);
    expect(bound).toBeLessThanOrEqual(104);
    expect(lineLength(ULG, layout, moves)).toBeGreaterThan(bound);
  });
});
