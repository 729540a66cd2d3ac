/** Searches with each core, told as text: they must tell the same. */
import { printLayout } from '../../src/games/klondike/model/layout-text.js';
import type { Layout } from '../../src/games/klondike/model/layout.js';
import type { Rules } from '../../src/games/klondike/model/rules.js';
import type { Search } from '../../src/solver/search.js';
import type { Start } from '../../src/solver/start.js';
import { startOf } from '../../src/solver/start.js';

export const CORES = ['typescript', 'webassembly'] as const;

export const ENOUGH = { order: 'sUfpld', visits: Infinity, bytes: 2 ** 24 };

/** What a search finds, how far it goes, and the steps if it wins. Ends it. */
export function searchText(search: Search, visits: number): string {
  const found = search.run(visits);
  const text = [found, search.visits, search.stored, found === 'won' ? search.steps : ''].join(' ');
  search.end();
  return text;
}

export function startFrom(rules: Rules, layout: Layout): Start {
  const start = startOf(rules, layout);
  if (start === undefined) throw new Error(`card sets cannot represent ${printLayout(layout)}`);
  return start;
}
