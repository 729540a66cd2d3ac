/** The search in WebAssembly against that in TypeScript: the same answers, after the same visits, by the same steps. */
import { describe, expect, test } from '@jest/globals';
import type { Layout } from '../../src/games/klondike/model/layout.js';
import { printLayout } from '../../src/games/klondike/model/layout-text.js';
import type { Rules } from '../../src/games/klondike/model/rules.js';
import { ULG } from '../../src/games/klondike/model/rules.js';
import { newSearch } from '../../src/solver/new-search.js';
import type { Search } from '../../src/solver/search.js';
import type { Start } from '../../src/solver/start.js';
import { startOf } from '../../src/solver/start.js';
import { dealOfPublished, specialDeals } from '../support/solver/published.js';

const CORES = ['typescript', 'webassembly'] as const;

const ENOUGH = { order: 'sUfpld', visits: Infinity, bytes: 2 ** 24 };

/** What a search found, how far it went, and the steps if it won. */
function told(search: Search, visits: number): string {
  const found = search.run(visits);
  const told = [found, search.visits, search.stored, found === 'won' ? search.steps : ''].join(' ');
  search.end();
  return told;
}

function startFrom(rules: Rules, layout: Layout): Start {
  const start = startOf(rules, layout);
  if (start === undefined) throw new Error(`sets do not tell ${printLayout(layout)}`);
  return start;
}

describe('a search that is long', () => {
  // Decided after tens of millions of visits.
  const { cards = '' } = specialDeals().find(({ id }) => id === 'shootme-issue14') ?? {};
  const hard = startFrom(ULG, dealOfPublished(cards).start(ULG));

  test('goes on where it was, as another one ends', () => {
    const tellings = CORES.map((core) => {
      const long = newSearch(hard, ENOUGH, core);
      const parts = [1, 700, 700, 9000].map((visits) => `${long.run(visits)} ${long.visits}`);
      parts.push(told(newSearch(hard, { ...ENOUGH, order: 'PLSUDF' }, core), 5000));
      return [...parts, told(long, 30_000)];
    });
    expect(tellings[1]).toEqual(tellings[0]);
    expect(tellings[0]?.slice(0, 2)).toEqual(['visits 1', 'visits 700']);
  });

  test('is stopped when it asks', () => {
    const asked = CORES.map((core) => {
      const visits: number[] = [];
      const isOver = (count: number): boolean => visits.push(count) === 3;
      return [newSearch(hard, { ...ENOUGH, isOver }, core).run(100_000), ...visits];
    });
    expect(asked[0]?.[0]).toBe('stopped');
    expect(asked[1]).toEqual(asked[0]);
  });
});
