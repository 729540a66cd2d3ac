/** Counts how many searches are started and how many are released. */
import { jest } from '@jest/globals';
import { WasmSearch } from '../../../src/solver/wasm/wasm-search.js';

export interface CountedSearches {
  taken: number;
  released: number;
}

/** Counts from this point until Jest restores all mocks. */
export function countSearches(): CountedSearches {
  const counted = { taken: 0, released: 0 };
  const begin = WasmSearch.begin.bind(WasmSearch);
  jest.spyOn(WasmSearch, 'begin').mockImplementation((...start) => {
    counted.taken++;
    const search = begin(...start);
    if (search === undefined) throw new Error('no WebAssembly');
    const end = search.end.bind(search);
    search.end = () => {
      counted.released++;
      end();
    };
    return search;
  });
  return counted;
}
