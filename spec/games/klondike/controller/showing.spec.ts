import { expect, test } from '@jest/globals';
import { printCard } from '../../../../src/core/card.js';
import { parseDeal } from '../../../../src/games/klondike/model/deals.js';
import { ULG, YCP_SELECTION } from '../../../../src/games/klondike/model/rules.js';
import { redealsLeft, stockSeen } from '../../../../src/games/klondike/controller/showing.js';
import { KlondikeController } from '../../../../src/games/klondike/controller/klondike-controller.js';

test.each<[layout: string, stock: string, waste: string]>([
  ['stock: 2s 3d | Kh; waste: 4c 5c 6c 7c |', '## Kh', '## ## ##'],
  ['stock: | Kh; waste: 4c |', 'Kh', '##'],
  ['waste: 4c 5c |', '', '## ##'],
  ['stock: 9c | 2s', '## 2s', ''],
])('the view shows a stock in play with %s: %s; %s', (layout, stock, waste) => {
  const seen = stockSeen(parseDeal(layout).start(YCP_SELECTION));
  expect([seen.stock, seen.waste].map((cards) => cards?.map(printCard).join(' '))).toEqual([stock, waste]);
});

test('the view shows nothing before the deal', () => {
  expect(stockSeen(undefined)).toEqual({ stock: [], waste: [] });
});

test('each redeal leaves one fewer, and before the first game the number is unknown', () => {
  const game = new KlondikeController({ rules: { ...ULG, draw: 24, redeals: 2 } });
  const left = [redealsLeft(game)];
  game.newGame();
  for (let click = 0; click < 6; click++) {
    left.push(redealsLeft(game));
    game.clickStock();
  }
  expect(left).toEqual([undefined, 2, 2, 1, 1, 0, 0]);
  game.undo();
  game.undo();
  expect(redealsLeft(game)).toBe(1);
});

test('without a limit, the number is infinite', () => {
  const game = new KlondikeController();
  game.newGame();
  expect(redealsLeft(game)).toBe(Infinity);
});
