import { expect, test } from '@jest/globals';
import { printCard } from '../../../../src/core/card.js';
import { parseDeal } from '../../../../src/games/klondike/model/deals.js';
import { YCP_SELECTION } from '../../../../src/games/klondike/model/rules.js';
import { stockSeen } from '../../../../src/games/klondike/controller/stock-seen.js';

test.each<[layout: string, stock: string, waste: string]>([
  ['stock: 2s 3d | Kh; waste: 4c 5c 6c 7c |', '## Kh', '## ## ##'],
  ['stock: | Kh; waste: 4c |', 'Kh', '##'],
  ['waste: 4c 5c |', '', '## ##'],
  ['stock: 9c | 2s', '## 2s', ''],
])('of a stock in play is seen, of %s: %s; %s', (layout, stock, waste) => {
  const seen = stockSeen(parseDeal(layout).start(YCP_SELECTION));
  expect([seen.stock, seen.waste].map((cards) => cards?.map(printCard).join(' '))).toEqual([stock, waste]);
});

test('before the deal there is nothing to be seen', () => {
  expect(stockSeen(undefined)).toEqual({ stock: [], waste: [] });
});
