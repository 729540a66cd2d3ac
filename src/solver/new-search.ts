/** A search in WebAssembly, or in TypeScript where that is not to be had. Both enter the same positions in turn. */
import type { SolveOptions } from './budget.js';
import type { Search, SearchOptions } from './search.js';
import { SetSearch } from './set-search.js';
import type { Start } from './start.js';
import { WasmSearch } from './wasm/wasm-search.js';

/** What a search is written in. */
export type CoreName = SolveOptions['core'];

/**
 * @param core undefined for the faster one that there is
 * @throws Error if there is no WebAssembly, but it must be that
 */
export function newSearch(start: Start, options: SearchOptions, core?: CoreName): Search {
  const search = core === 'typescript' ? undefined : WasmSearch.begin(start, options);
  if (search === undefined && core === 'webassembly')
    throw new Error('WebAssembly is missing here, or forbidden');
  return search ?? new SetSearch(start, options);
}
