/** The fast search releases each search, so that the next one can reuse its memory. */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { ULG } from '../../src/games/klondike/model/rules.js';
import type { Rules } from '../../src/games/klondike/model/rules.js';
import type { SolveOptions } from '../../src/solver/budget.js';
import { SearchBudget } from '../../src/solver/budget.js';
import { solveSets } from '../../src/solver/solve-sets.js';
import type { CountedSearches } from '../support/solver/counted-searches.js';
import { countSearches } from '../support/solver/counted-searches.js';
import { dealOfPublished, specialDeals } from '../support/solver/published.js';
import { startFrom } from '../support/solver/start-from.js';

let given: CountedSearches;

beforeEach(() => {
  given = countSearches();
});

afterEach(() => {
  jest.restoreAllMocks();
});

/**
 * At draw 3, the first search wins the first deal, the easier search after five others decides that the second is lost,
 * and the first four searches leave the third open.
 */
const [EASY, LOST, HARD] = [
  'shootme-issue10-worryback',
  'mk-Game_Solve_Impossible_01_17_1',
  'shootme-issue14',
];

function verdictOn(id: string, options: SolveOptions, rules: Rules = ULG): string {
  const deal = specialDeals().find((special) => special.id === id);
  const layout = dealOfPublished(deal?.cards ?? '').start(ULG);
  const start = startFrom(ULG, layout);
  return solveSets({ rules, layout, budget: new SearchBudget(options) }, start, 'webassembly').verdict;
}

test.each<[id: string, verdict: string, taken: number]>([
  [EASY, 'winnable', 1],
  [LOST, 'lost', 6],
  [HARD, 'unknown', 5],
])('%s is %s after %i searches, which are all released', (id, verdict, taken) => {
  expect(verdictOn(id, { visits: id === HARD ? 30_000 : 2_000_000 })).toBe(verdict);
  expect(given).toEqual({ taken, released: taken });
});

test('releases a search with steps that the rules refuse', () => {
  const isWon = (): boolean => {
    throw new Error('own rules');
  };
  expect(() => verdictOn(EASY, {}, { ...ULG, isWon })).toThrow('own rules');
  expect(given).toEqual({ taken: 1, released: 1 });
});

test('releases a search when its progress callback throws', () => {
  const progress = (): void => {
    throw new Error('enough');
  };
  expect(() => verdictOn(HARD, { progress })).toThrow('enough');
  expect(given).toEqual({ taken: 4, released: 4 });
});
