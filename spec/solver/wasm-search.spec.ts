/** The searches in WebAssembly and TypeScript give the same answers, with the same steps, after the same visits. */
import { describe, expect, test } from '@jest/globals';
import { HIDDEN, KING, rankOf } from '../../src/core/card.js';
import { ULG } from '../../src/games/klondike/model/rules.js';
import { parseDeal } from '../../src/games/klondike/model/deals.js';
import { newSearch } from '../../src/solver/solve-sets.js';
import { startWithout } from '../../src/solver/start.js';
import { hardDeal } from '../support/solver/published.js';
import { startFrom } from '../support/solver/start-from.js';
import { CORES, ENOUGH, searchText } from './both-cores.js';

describe('a long search', () => {
  const hard = startFrom(ULG, hardDeal().start(ULG));

  test('continues a paused search after another search has ended', () => {
    const results = CORES.map((core) => {
      const long = newSearch(hard, ENOUGH, core);
      const parts = [1, 700, 700, 9000].map((visits) => `${long.run(visits)} ${long.visits}`);
      parts.push(searchText(newSearch(hard, { ...ENOUGH, order: 'PLSUDF' }, core), 5000));
      return [...parts, searchText(long, 30_000)];
    });
    expect(results[1]).toEqual(results[0]);
    expect(results[0]?.slice(0, 2)).toEqual(['visits 1', 'visits 700']);
  });

  test('stops when isOver says so', () => {
    const asked = CORES.map((core) => {
      const visits: number[] = [];
      const isOver = (count: number): boolean => visits.push(count) === 3;
      return [newSearch(hard, { ...ENOUGH, isOver }, core).run(100_000), ...visits];
    });
    expect(asked[0]?.[0]).toBe('stopped');
    expect(asked[1]).toEqual(asked[0]);
  });
});

test.each([
  [1, 'visits'],
  [5, 'won'],
])('both cores agree on deal %i with a king kept in the stock: %s', (number, found) => {
  const layout = parseDeal(`java:${number}`, ULG).start(ULG);
  const king = layout.stock.cards.find((card) => rankOf(card) === KING) ?? HIDDEN;
  const start = startWithout(startFrom(ULG, layout), king);
  const results = CORES.map((core) => searchText(newSearch(start, ENOUGH, core), 4000));
  expect(results[0]).toMatch(new RegExp(`^${found} `));
  expect(results[1]).toBe(results[0]);
});
