/** Searches with each core, told as text: they must tell the same. */
import type { CardSetSearch } from '../../src/solver/search.js';

export const CORES = ['typescript', 'webassembly'] as const;

export const ENOUGH = { order: 'sUfpld', visits: Infinity, bytes: 2 ** 24 };

/** What a search finds, how far it goes, and the steps if it wins. Ends it. */
export function searchText(search: CardSetSearch, visits: number): string {
  const found = search.run(visits);
  const text = [found, search.visits, search.stored, found === 'won' ? search.steps : ''].join(' ');
  search.end();
  return text;
}
