/** Counts the searches that are begun, and those that are given back. */
import { jest } from '@jest/globals';
import { WasmSearch } from '../../../src/solver/wasm/wasm-search.js';

export interface CountedSearches {
  taken: number;
  givenBack: number;
}

/** Counts from now on, until jest restores all mocks. */
export function countSearches(): CountedSearches {
  const counted = { taken: 0, givenBack: 0 };
  const begin = WasmSearch.begin.bind(WasmSearch);
  jest.spyOn(WasmSearch, 'begin').mockImplementation((...start) => {
    counted.taken++;
    const search = begin(...start);
    if (search === undefined) throw new Error('no WebAssembly');
    const end = search.end.bind(search);
    search.end = () => {
      counted.givenBack++;
      end();
    };
    return search;
  });
  return counted;
}
