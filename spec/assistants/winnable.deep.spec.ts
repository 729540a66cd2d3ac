import { describe, expect, test } from '@jest/globals';
import { winnableDeal } from '../../src/assistants/winnable.js';
import { DIFFICULTIES } from '../../src/games/klondike/model/difficulty.js';
import { readHouse } from '../../src/games/klondike/model/house.js';
import { notingSolver } from './noting-solver.js';

/** How many of the first 60 winnable deals from `java:1000000` on are easy, medium and hard. */
async function shares(rules: string): Promise<number[]> {
  const { asked, solver } = notingSolver();
  const isWinnable = (one: string): boolean => one !== 'lost' && one !== 'unknown';
  while (asked.filter(isWinnable).length < 60) {
    await winnableDeal(solver, readHouse(rules), { numbers: () => 1_000_000 + asked.length });
  }
  return DIFFICULTIES.map((difficulty) => asked.filter((one) => one === difficulty).length);
}

describe('by all rules that the page offers, and with six redeals, about a third of the deals are easy, medium, hard', () => {
  test.each([
    ...['draw-1-redeals-0', 'draw-1-redeals-1', 'draw-1-redeals-2', 'draw-1-redeals-3', 'draw-1'],
    ...['draw-3-redeals-0', 'draw-3-redeals-1', 'draw-3-redeals-2', 'draw-3-redeals-3', 'draw-3'],
    ...['draw-1-redeals-6', 'draw-3-redeals-6'],
  ])('%s', async (rules) => {
    const counts = await shares(rules);
    expect(counts.filter((deals) => deals < 10 || deals > 30)).toEqual([]);
  });
});
