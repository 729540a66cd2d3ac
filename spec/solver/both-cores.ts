/** Runs a search on both cores and compares them. */
import type { CardSetSearch } from '../../src/solver/search.js';

export const CORES = ['typescript', 'webassembly'] as const;

export const ENOUGH = { order: 'sUfpld', visits: Infinity, bytes: 2 ** 24 };

/** The result of a search as text: the end, the visits, and the steps if it won. Ends the search. */
export function searchText(search: CardSetSearch, visits: number): string {
  const found = search.run(visits);
  const text = [found, search.visits, search.stored, found === 'won' ? search.steps : ''].join(' ');
  search.end();
  return text;
}
