/** Checks the message after a full-screen win. */
import { expect, test } from '@jest/globals';
import { parseDeal } from '../../../src/games/klondike/model/deals.js';
import { playWithKeys } from './play-with-keys.js';

test('the message says that a win does not count if the game began at a position', async () => {
  const suits = ['s', 'h', 'c'].map((suit, at) => `f${at + 1}: ${pile(13, suit)}`).join('; ');
  const position = parseDeal(`${suits}; f4: ${pile(12, 'd')}; t1: Kd`);
  expect(await playWithKeys(position, '1a')).toContain(
    "This win doesn't count: the game didn't start from a deal",
  );
});

const pile = (cards: number, suit: string): string =>
  Array.from('A23456789TJQK'.slice(0, cards), (rank) => rank + suit).join(' ');
