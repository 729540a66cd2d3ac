import { expect, test } from '@jest/globals';
import { KlondikeController } from '../../../../src/games/klondike/controller/klondike-controller.js';
import { redealsLeft } from '../../../../src/games/klondike/controller/redeals-left.js';
import { ULG } from '../../../../src/games/klondike/model/rules.js';

test('each time the waste is turned over one redeal less is left; before the first game that is not known', () => {
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

test('without a limit any number is left', () => {
  const game = new KlondikeController();
  game.newGame();
  expect(redealsLeft(game)).toBe(Infinity);
});
