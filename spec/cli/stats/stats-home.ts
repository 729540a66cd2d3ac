/** Runs `klondike stats` and full-screen games that count in it, with a home folder for each test. */
import { join } from 'node:path';
import { platform } from 'node:process';
import { beforeEach, expect } from '@jest/globals';
import { LINES_ENGLISH } from '../../../src/cli/play/strings/english.js';
import { STATISTICS_ENGLISH } from '../../../src/core/statistics/strings/english.js';
import { parseDeal } from '../../../src/games/klondike/model/deals.js';
import type { CommandResult } from '../../support/command.js';
import { klondike } from '../../support/command.js';
import { ownFolder } from '../../support/own-folder.js';
import { FakeTerminal } from '../play/fake-terminal.js';

/** The test's home folder, and the folder for statistics in it. */
export const own = { home: '', folder: '' };

beforeEach(() => {
  own.home = ownFolder();
  own.folder = join(own.home, 'klondike-kit');
});

export const stats = (...options: string[]): Promise<CommandResult> =>
  klondike(['stats', ...options], '', { env: { LANG: 'C.UTF-8', XDG_DATA_HOME: own.home }, platform });

/** Plays a full-screen deal with keys, and quits. Returns the output before the end. */
export async function play(deal: string, keys: string): Promise<string> {
  const terminal = new FakeTerminal();
  const game = terminal.play({
    deal: parseDeal(deal),
    statistics: { folder: own.folder, strings: LINES_ENGLISH.stats, texts: STATISTICS_ENGLISH },
  });
  await terminal.settle();
  await terminal.type(keys);
  const written = terminal.take();
  await terminal.type('q');
  expect(await game).toBe(0);
  return written;
}
