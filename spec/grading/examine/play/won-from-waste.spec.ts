/** Tests the search for wins whose last card comes from the waste. */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { parseDeal } from '../../../../src/games/klondike/model/deals.js';
import type { Layout } from '../../../../src/games/klondike/model/layout.js';
import { ULG } from '../../../../src/games/klondike/model/rules.js';
import { lineWonFromWaste } from '../../../../src/grading/examine/play/win-plan.js';
import { WasmSearch } from '../../../../src/solver/wasm/wasm-search.js';
import { played } from '../../../../src/solver/line.js';
import type { CountedSearches } from '../../../support/solver/counted-searches.js';
import { countSearches } from '../../../support/solver/counted-searches.js';

let searches: CountedSearches;

beforeEach(() => {
  searches = countSearches();
});

afterEach(() => {
  jest.restoreAllMocks();
});

const dealt = (number: number): Layout => parseDeal(`java:${number}`, ULG).start(ULG);

test('the search wins 17 of the deals 1 to 40 with a last card from the waste', () => {
  const won: number[] = [];
  for (let number = 1; number <= 40; number++) {
    const line = lineWonFromWaste(ULG, dealt(number));
    if (line === undefined) continue;
    const end = line.reduce((layout, move) => played(ULG, layout, move), dealt(number));
    expect([ULG.isWon(end), line.at(-1)]).toEqual([true, { from: 'waste', count: 1, to: expect.anything() }]);
    won.push(number);
  }
  expect(won).toEqual([5, 8, 11, 12, 16, 19, 21, 23, 25, 27, 31, 35, 36, 37, 38, 39, 40]);
  expect(searches.released).toBe(searches.taken);
});

test.each([
  ['no king is in the stock', 't1: Ks'],
  ['no order of the cards wins', 'java:1'],
])('the search finds no win if %s', (_, deal) => {
  expect(lineWonFromWaste(ULG, parseDeal(deal, ULG).start(ULG))).toBeUndefined();
});

test('a search that throws is released', () => {
  jest.spyOn(WasmSearch.prototype, 'run').mockImplementation(() => {
    throw new Error('out of order');
  });
  expect(() => lineWonFromWaste(ULG, dealt(8))).toThrow('out of order');
  expect(searches).toEqual({ taken: 1, released: 1 });
});
