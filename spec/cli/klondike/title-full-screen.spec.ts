/** The header of a full-screen game names a game that is known to be winnable, or a daily deal. */
import { expect, test } from '@jest/globals';
import { settingsOf } from '../../../src/core/settings.js';
import { parseDeal } from '../../../src/games/klondike/model/deals.js';
import { plain } from '../../games/klondike/terminal/marked.js';
import type { KlondikeOptions } from '../play/fake-terminal.js';
import { FakeTerminal } from '../play/fake-terminal.js';

const DAILY = { difficulty: 'easy', title: 'Daily · 28 Nov · Easy' };

test.each<[what: string, options: KlondikeOptions, header: RegExp]>([
  ['the deal of the lesson', { deal: parseDeal('java:50645') }, /Draw 3 · Winnable · Easy · #50645/],
  ['a known deal', { deal: parseDeal('java:12') }, /Draw 3 · Winnable · Hard · #12/],
  ['a wish', { deal: parseDeal('java:1100'), winnable: {} }, /Draw 3 · Winnable · #1100/],
  ['a daily deal', { deal: parseDeal('java:2026112803'), winnable: DAILY }, /Daily · 28 Nov · Easy/],
  ['any other deal', { deal: parseDeal('java:1100') }, / {3}#1100 /],
])('%s', async (_, options, header) => {
  const terminal = new FakeTerminal();
  const game = terminal.play({ settings: settingsOf(new Map()), unicode: true, ...options });
  await terminal.type('d');
  expect(plain(terminal.take())).toMatch(header);
  await terminal.type('\x03');
  await game;
});
