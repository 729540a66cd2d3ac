/** Wins whose last card comes from the waste, and the searches for them. */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { parseDeal } from '../../../src/games/klondike/model/deals.js';
import type { Layout } from '../../../src/games/klondike/model/layout.js';
import type { Move } from '../../../src/games/klondike/model/play.js';
import { ULG } from '../../../src/games/klondike/model/rules.js';
import { lineKeepingKings, lineWonFromWaste } from '../../../src/grading/examine/keeping-kings.js';
import { WasmSearch } from '../../../src/solver/wasm/wasm-search.js';
import { played } from '../../support/solver/blind-game.js';
import type { CountedSearches } from '../../support/solver/counted-searches.js';
import { countSearches } from '../../support/solver/counted-searches.js';

let searches: CountedSearches;

beforeEach(() => {
  searches = countSearches();
});

afterEach(() => {
  jest.restoreAllMocks();
});

const dealt = (number: number): Layout => parseDeal(`java:${number}`, ULG).start(ULG);

const isWonBy = (start: Layout, line: readonly Move[] | undefined): boolean =>
  line !== undefined && ULG.isWon(line.reduce((layout, move) => played(ULG, layout, move), start));

test.each([2, 8])('deal %i is won with the last card from the waste', (number) => {
  const line = lineWonFromWaste(ULG, dealt(number));
  expect(line?.at(-1)).toMatchObject({ from: 'waste', count: 1 });
  expect(isWonBy(dealt(number), line)).toBe(true);
  expect(searches.givenBack).toBe(searches.taken);
});

test('a line that keeps kings of the stock wins, whatever its last card', () => {
  const line = lineKeepingKings(ULG, dealt(5));
  expect(isWonBy(dealt(5), line)).toBe(true);
});

test('where no win is found soon there is none, after a search in each order', () => {
  expect([lineKeepingKings(ULG, dealt(1)), lineWonFromWaste(ULG, dealt(1))]).toEqual([undefined, undefined]);
  expect(searches).toEqual({ taken: 6, givenBack: 6 });
});

test('a search that fails is given back', () => {
  jest.spyOn(WasmSearch.prototype, 'run').mockImplementation(() => {
    throw new Error('out of order');
  });
  expect(() => lineKeepingKings(ULG, dealt(8))).toThrow('out of order');
  expect(searches).toEqual({ taken: 1, givenBack: 1 });
});
