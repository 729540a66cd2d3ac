import { describe, expect, test } from '@jest/globals';
import { winnableDeal } from '../../src/assistants/winnable.js';
import { DIFFICULTIES } from '../../src/core/difficulty.js';
import { readHouse } from '../../src/games/klondike/model/house.js';
import { recordingSolver } from './recording-solver.js';

/** How many of the first 60 winnable deals from `java:1000000` are easy, medium and hard. */
async function shares(rules: string): Promise<number[]> {
  const { answers, solver } = recordingSolver();
  const isWinnable = (one: string): boolean => one !== 'lost' && one !== 'unknown';
  while (answers.filter(isWinnable).length < 60) {
    await winnableDeal(solver, readHouse(rules), { numbers: () => 1_000_000 + answers.length });
  }
  return DIFFICULTIES.map((difficulty) => answers.filter((one) => one === difficulty).length);
}

describe('each difficulty gets about a third of the deals under all rules on the page, and with six redeals', () => {
  test.each([
    ...['draw-1-redeals-0', 'draw-1-redeals-1', 'draw-1-redeals-2', 'draw-1-redeals-3', 'draw-1'],
    ...['draw-3-redeals-0', 'draw-3-redeals-1', 'draw-3-redeals-2', 'draw-3-redeals-3', 'draw-3'],
    ...['draw-1-redeals-6', 'draw-3-redeals-6'],
  ])('%s', async (rules) => {
    const counts = await shares(rules);
    expect(counts.filter((deals) => deals < 10 || deals > 30)).toEqual([]);
  });
});
