/** What is said of a game that has just been won in the whole terminal. */
import { platform } from 'node:process';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { lasting } from '../../../src/cli/play/lasting.js';
import { settingsOf } from '../../../src/core/settings.js';
import { KLONDIKE } from '../../../src/games/klondike/kit.js';
import type { Deal } from '../../../src/games/klondike/model/deals.js';
import { parseDeal } from '../../../src/games/klondike/model/deals.js';
import { plain } from '../../games/klondike/terminal/marked.js';
import { keysFor, keysToLift, scriptMoves } from '../../games/klondike/terminal/pilot.js';
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

const MOVES = scriptMoves('win-java-11');
const BEFORE = MOVES.slice(0, -1).map(keysFor).join('');
const LAST = MOVES.slice(-1).map(keysFor).join('');
/** The top card of the pile of the last move goes up. */
const SENT = MOVES.slice(-1)
  .map((move) => (move === 'stock' ? '' : keysToLift(move.from, 1).replace('\r', 'a')))
  .join('');
const DEAL = parseDeal('java:11');

describe('what a win is beside others is said', () => {
  test.each([
    ['put down', LAST],
    ['sent up', SENT],
  ])('with the last card %s', async (_, last) => {
    expect(await played(DEAL, BEFORE, last)).toContain('Your first win by these rules');
  });

  test('again, when the win was taken back', async () => {
    expect(await played(DEAL, BEFORE, SENT, 'u', SENT)).toContain('Your first win by these rules');
  });

  test('of a game that goes on, if its first event wins it', async () => {
    await played(DEAL, BEFORE);
    expect(await played(undefined, SENT)).toContain('Your first win by these rules');
  });
});
