/** An attempt to change one of the package's constants throws, so it can't affect other code. */
import { expect, test } from '@jest/globals';
import * as klondike from 'klondike-kit';
import * as monteCarlo from 'klondike-kit/montecarlo';

/** The value, and all objects and arrays in it. */
const partsOf = (value: object): object[] => [
  value,
  ...Object.values(value).flatMap((part: unknown) =>
    typeof part === 'object' && part !== null ? partsOf(part) : [],
  ),
];

test.each<[name: string, value: object]>([
  ['EMPTY_FRAME', klondike.EMPTY_FRAME],
  ['EMPTY_LAYOUT', klondike.EMPTY_LAYOUT],
  ['HOUSES', klondike.HOUSES],
  ['PILES', klondike.PILES],
  ['SHOWN', klondike.SHOWN],
  ['ULG', klondike.ULG],
  ['EMPTY_FRAME of Monte Carlo', monteCarlo.EMPTY_FRAME],
  ['FIVE_BY_FIVE', monteCarlo.FIVE_BY_FIVE],
])('%s and all its parts are frozen', (_, value) => {
  expect(partsOf(value).filter((part) => !Object.isFrozen(part))).toEqual([]);
});
