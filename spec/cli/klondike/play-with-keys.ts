/** Plays full-screen games, with their files in the folder of the test. */
import { platform } from 'node:process';
import { beforeEach } from '@jest/globals';
import { withPlayerFiles } from '../../../src/cli/play/game-to-play.js';
import { settingsOf } from '../../../src/core/settings.js';
import { KLONDIKE } from '../../../src/games/klondike/kit.js';
import type { Deal } from '../../../src/games/klondike/model/deals.js';
import { plain } from '../../games/klondike/terminal/marked.js';
import { ownFolder } from '../../support/own-folder.js';
import { Stage } from '../play/fake-terminal.js';

let folder: string;

beforeEach(() => {
  folder = ownFolder();
});

/** Plays the deal, or resumes the saved game, then quits. Returns the text after the last keys. */
export async function playWithKeys(deal: Deal | undefined, ...writings: string[]): Promise<string> {
  const stage = new Stage();
  const settings = settingsOf(new Map(Object.entries({ up: 'off', click: 'off' })));
  const home = { env: { XDG_DATA_HOME: folder }, platform };
  const game = stage.playGame(withPlayerFiles({ kit: KLONDIKE, settings, ...(deal && { deal }) }, home));
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
