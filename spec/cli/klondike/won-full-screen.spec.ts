/** What is said of a game that has just been won in the whole terminal. */
import { platform } from 'node:process';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { lasting } from '../../../src/cli/play/lasting.js';
import { settingsOf } from '../../../src/core/settings.js';
import { KLONDIKE } from '../../../src/games/klondike/kit.js';
import type { Deal } from '../../../src/games/klondike/model/deals.js';
import { parseDeal } from '../../../src/games/klondike/model/deals.js';
import { plain } from '../../games/klondike/terminal/marked.js';
import { ownFolder } from '../../support/own-folder.js';
import { Stage } from '../play/stage.js';

let folder: string;

beforeEach(() => {
  folder = ownFolder();
});

/** Plays with keys, and quits. What the last of these writings showed, in words. */
async function played(deal: Deal | undefined, ...writings: string[]): Promise<string> {
  const stage = new Stage();
  const settings = settingsOf(new Map(Object.entries({ up: 'off', click: 'off' })));
  const home = { env: { XDG_DATA_HOME: folder }, platform };
  const game = stage.playGame(lasting({ kit: KLONDIKE, settings, ...(deal && { deal }) }, home));
  await stage.settle();
  for (const keys of writings) {
    stage.take();
    await stage.type(keys);
  }
  const shown = plain(stage.take());
  await stage.type('\x03');
  await game;
  return shown.replace(/\x1b\[[^a-zA-Z]*[a-zA-Z]|\s+/g, ' ');
}

describe('what a win is beside others is said', () => {
  test('and of a position, that it does not count', async () => {
    const suits = ['s', 'h', 'c'].map((suit, at) => `f${at + 1}: ${pile(13, suit)}`).join('; ');
    const position = parseDeal(`${suits}; f4: ${pile(12, 'd')}; t1: Kd`);
    expect(await played(position, '1a')).toContain('It does not count, for it did not begin at a deal');
  });
});

const pile = (cards: number, suit: string): string =>
  Array.from('A23456789TJQK'.slice(0, cards), (rank) => rank + suit).join(' ');
