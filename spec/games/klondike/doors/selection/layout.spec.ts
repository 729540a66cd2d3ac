/** Converts an expose index to a number of face-down cards. */
import { expect, test } from '@jest/globals';
import { layoutOf } from '../../../../../src/games/klondike/doors/selection/layout.js';
import { KlondikeModel } from '../../../../../src/selection.js';
import { fill } from './words.js';

test.each([
  [-1, 0],
  [0, 0],
  [2, 2],
  [3, 3],
  [53, 3],
])('with three cards and the expose index %d, %d cards lie face down', (index, faceDown) => {
  const model = new KlondikeModel();
  fill(model.getTableauPile(2), `${index}: Ah Td Kc`);
  expect(layoutOf(model).t3).toEqual({ cards: [13, 35, 51], faceDown });
});
