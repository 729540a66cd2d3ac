/** Stairs in a simulated terminal. */
import { expect, test } from '@jest/globals';
import { FakeTerminal } from '../cli/play/fake-terminal.js';
import { STAIRS } from './kit.js';
import { parseDeal } from './deals.js';

/** The output without the escape sequences. */
const plain = (written: string): string => written.replace(/\x1b\[[^a-zA-Z]*[a-zA-Z]/g, '');

test('keys play, undo and redo; a refusal stays visible until the next key', async () => {
  const terminal = new FakeTerminal();
  const game = terminal.playGame({ kit: STAIRS, deal: parseDeal('java:1') });
  await terminal.settle();
  const seen = [plain(terminal.take())];
  for (const key of ['s', 't', 'u', 'y', 'y', '?', 'x', 'i']) {
    await terminal.type(key);
    seen.push(plain(terminal.take()));
  }
  await terminal.type('qq');
  expect([await game, seen, terminal.events]).toEqual([
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
