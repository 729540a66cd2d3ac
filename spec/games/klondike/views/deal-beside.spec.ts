import { expect, test } from '@jest/globals';
import { dealBeside } from '../../../../src/games/klondike/views/deal-beside.js';

test.each<[name: string | undefined, by: -1 | 1, other: string | undefined]>([
  ['java:11', 1, 'java:12'],
  ['java:0', -1, 'java:-1'],
  ['dotnet:-1', 1, 'dotnet:0'],
  ['java:9007199254740993', 1, 'java:9007199254740994'],
  ['As Kd', 1, undefined],
  ['t1: As; stock: Kd', -1, undefined],
  ['java:11 ', 1, undefined],
  [undefined, 1, undefined],
])('beside %j, by %i: %j', (name, by, other) => {
  expect(dealBeside(name, by)).toBe(other);
});
