/** Shortest lines match published lines and the lines from a search without pruning. */
import { describe, expect, test } from '@jest/globals';
import { parseLayout } from '../../../src/games/klondike/model/layout-text.js';
import type { Layout } from '../../../src/games/klondike/model/layout.js';
import type { Rules } from '../../../src/games/klondike/model/rules.js';
import { ULG, onlyOnFoundations } from '../../../src/games/klondike/model/rules.js';
import { lineLength, solve } from '../../../src/solver.js';
import { dealOfPublished, publishedDeals } from '../../support/solver/published.js';
import { againstAllLayouts, lineClaim } from './shortest-lines.js';

const publishedLayout = (seed: number, rules: Rules): Layout =>
  dealOfPublished(publishedDeals()[seed - 1]?.cards ?? '').start(rules);

test('agrees with a search over all layouts in a few random endgames of 5 cards', () => {
  const { faults, compared } = againstAllLayouts(5, 5);
  expect(faults).toEqual([]);
  expect(compared).toBeGreaterThan(0);
});

describe("doesn't claim a shortest line without a proof", () => {
  const layout = publishedLayout(5, ULG);

  test('says nothing about the length unless asked', () => {
    const answer = solve(ULG, layout, { short: false });
    expect(answer).not.toHaveProperty('minimal');
    expect(answer).not.toHaveProperty('bound');
  });
});

test('finds a shortest line in a layout that card sets cannot represent', () => {
  const rules: Rules = { ...ULG, isWon: onlyOnFoundations };
  const layout = parseLayout('t1: 2h Ah; t2: 2d Ad; t3: Kd');
  const cards = parseLayout('t1: 2h Ah; t2: 2d Ad');
  expect(lineClaim(rules, cards, { minimal: true })).toEqual({ length: 4, minimal: true });
  expect(lineClaim(rules, layout, { minimal: true })).toBe('lost');
});

test('the length of a line counts draws and carries, but not recycles', () => {
  const layout = parseLayout('stock: 3c 2c; f1: Ac');
  const moves = ['stock', 'stock', 'stock', 'stock'] as const;
  const drawOne: Rules = { ...ULG, draw: 1 };
  expect(lineLength(drawOne, layout, moves)).toBe(3);
  expect(lineLength({ ...drawOne, recycleDraws: true }, layout, moves)).toBe(4);
  expect(() => lineLength(drawOne, layout, [{ from: 't1', count: 1, to: 't2' }])).toThrow(RangeError);
});
