import { expect, test } from '@jest/globals';
import { KlondikeController } from '../../../../src/games/klondike/controller/klondike-controller.js';
import { statesOf } from '../../../../src/games/klondike/controller/states-of.js';
import type { Layout } from '../../../../src/games/klondike/model/layout.js';
import { printLayout } from '../../../../src/games/klondike/model/layout-text.js';

test('the states of a game are its layouts from the deal to now, without those undone', () => {
  const game = new KlondikeController();
  const texts = (states: readonly Layout[]): string[] => states.map(printLayout);
  expect(statesOf(game)).toEqual([]);
  const seen: Layout[] = [];
  const look = (): void => {
    if (game.layout !== undefined) seen.push(game.layout);
  };
  game.nextDeal('java:11');
  game.newGame();
  look();
  for (let click = 0; click < 3; click++) {
    game.clickStock();
    look();
  }
  expect(texts(statesOf(game))).toEqual(texts(seen));
  game.undo();
  expect(texts(statesOf(game))).toEqual(texts(seen.slice(0, 3)));
});
