/** Stairs in a simulated terminal. */
import { expect, test } from '@jest/globals';
import { Stage } from '../cli/play/stage.js';
import { STAIRS } from './kit.js';
import { parseDeal } from './deals.js';

/** The output without the escape sequences. */
const plain = (written: string): string => written.replace(/\x1b\[[^a-zA-Z]*[a-zA-Z]/g, '');

test('keys play, undo and redo; a refusal stays visible until the next key', async () => {
  const stage = new Stage();
  const game = stage.playGame({ kit: STAIRS, deal: parseDeal('java:1') });
  await stage.settle();
  const seen = [plain(stage.take())];
  for (const key of ['s', 't', 'u', 'y', 'y', '?', 'x', 'i']) {
    await stage.type(key);
    seen.push(plain(stage.take()));
  }
  await stage.type('qq');
  expect([await game, seen, stage.events]).toEqual([
    0,
    [
      'StairsPile: --. Deck: --, 0 left.? keys  q quitPile: 5d. Deck: Jc, 51 left.',
      'Pile: 5d. Deck: 9s, 51 left.',
      'This card is neither one higher nor one lower.',
      'Pile: 5d. Deck: Jc, 51 left.',
      'Pile: 5d. Deck: 9s, 51 left.',
      "There's no move to redo.",
      expect.stringContaining('s space      put it under the deck'),
      'StairsPile: 5d. Deck: 9s, 51 left.? keys  q quit',
      'Stairs, played by klondike-kitany key: back',
    ],
    ['raw', 'enter', 'leave', 'cooked'],
  ]);
});
