/** Verdicts on whole deals match the verdicts that other solvers published. */
import { describe, expect, test } from '@jest/globals';
import { javaDeal } from '../../src/games/klondike/model/deals.js';
import type { Rules } from '../../src/games/klondike/model/rules.js';
import { ULG } from '../../src/games/klondike/model/rules.js';
import type { Answer } from '../../src/solver.js';
import { solve } from '../../src/solver.js';
import { played } from '../../src/solver/line.js';
import { judged } from '../support/solver/judged.js';
import { dealOfPublished, publishedDeals } from '../support/solver/published.js';

const DRAWS = [1, 3] as const;

const houseOf = (draw: number): Rules => ({ ...ULG, draw });

test.each(DRAWS)('the first published deals have the published verdicts at draw %i', (draw) => {
  const rules = houseOf(draw);
  const wrong: string[] = [];
  let decided = 0;
  for (const published of publishedDeals().slice(0, 30)) {
    const { verdict } = draw === 1 ? published.draw1 : published.draw3;
    const layout = dealOfPublished(published.cards).start(rules);
    const found = judged(rules, layout, solve(rules, layout, { visits: 100_000, short: false }));
    if (found === 'unknown' || verdict === '?') continue;
    decided++;
    if (found !== (verdict === 'W' ? 'winnable' : 'lost')) wrong.push(`${published.seed}: ${found}`);
  }
  expect(wrong).toEqual([]);
  expect(decided).toBeGreaterThan(24);
});

test.each([14, 15, 16])(
  'decides a position with half of 24 stock cards in the waste, with %i redeals',
  (redeals) => {
    const rules = { ...ULG, redeals };
    let layout = javaDeal(2n).start(rules);
    for (let click = 0; click < 4; click++) layout = played(rules, layout, 'stock');
    for (const core of ['typescript', 'webassembly'] as const) {
      expect(judged(rules, layout, solve(rules, layout, { core }))).toBe('winnable');
    }
  },
);

test('the same input gives the same answer after the same visits', () => {
  const [published] = publishedDeals();
  const layout = dealOfPublished(published?.cards ?? '').start(ULG);
  const untimed = ({ milliseconds: _, ...answer }: Answer): unknown => answer;
  expect(untimed(solve(ULG, layout))).toEqual(untimed(solve(ULG, layout)));
});

describe('a budget', () => {
  // Deal 7 of java.util.Random is won after a hundred visits. The rest of the budget goes into a shorter line.
  test.each([
    [120, false],
    [500, false],
    [120, true],
    [5000, true],
  ])('ends the search after %i visits, even while it shortens a line (minimal: %s)', (visits, minimal) => {
    const answer = solve(ULG, javaDeal(7n).start(ULG), { visits, minimal, short: true });
    expect([answer.verdict, answer.visits]).toEqual(['winnable', visits]);
  });
});
