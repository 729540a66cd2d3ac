/** Plays full-screen games, with their files in the test's folder. */
import { platform } from 'node:process';
import { beforeEach } from '@jest/globals';
import { withPlayerFiles } from '../../../src/cli/play/game-to-play.js';
import { settingsOf } from '../../../src/core/settings.js';
import { KLONDIKE } from '../../../src/games/klondike/kit.js';
import type { Deal } from '../../../src/games/klondike/model/deals.js';
import { plain } from '../../games/klondike/terminal/marked.js';
import { ownFolder } from '../../support/own-folder.js';
import { FakeTerminal } from '../play/fake-terminal.js';

let folder: string;

beforeEach(() => {
  folder = ownFolder();
});

/** Plays the deal, or resumes the saved game, then quits. Returns the text after the last keys. */
export async function playWithKeys(deal: Deal | undefined, ...writings: string[]): Promise<string> {
  const terminal = new FakeTerminal();
  const settings = settingsOf(new Map(Object.entries({ up: 'off', click: 'off' })));
  const home = { env: { XDG_DATA_HOME: folder }, platform };
  const game = terminal.playGame(withPlayerFiles({ kit: KLONDIKE, settings, ...(deal && { deal }) }, home));
  await terminal.settle();
  for (const keys of writings) {
    terminal.take();
    await terminal.type(keys);
  }
  const shown = plain(terminal.take());
  await terminal.type('\x03');
  await game;
  return shown.replace(/\x1b\[[^a-zA-Z]*[a-zA-Z]|\s+/g, ' ');
}
