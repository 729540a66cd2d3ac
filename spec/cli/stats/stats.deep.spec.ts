import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { platform } from 'node:process';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { LINES_ENGLISH } from '../../../src/cli/strings/english.js';
import { STATISTICS_ENGLISH } from '../../../src/core/statistics/strings/english.js';
import { parseDeal } from '../../../src/games/klondike/model/deals.js';
import { keysFor, scriptMoves } from '../../games/klondike/terminal/pilot.js';
import type { Ran } from '../../support/command.js';
import { klondike } from '../../support/command.js';
import { ownFolder } from '../../support/own-folder.js';
import { Stage } from '../play/stage.js';

let home: string;
let folder: string;

beforeEach(() => {
  home = ownFolder();
  folder = join(home, 'klondike-kit');
});

const stats = (...options: string[]): Promise<Ran> =>
  klondike(['stats', ...options], '', { env: { LANG: 'C.UTF-8', XDG_DATA_HOME: home }, platform });

/** Plays a deal in the whole terminal with keys, and quits. Returns what the terminal was told before. */
async function play(deal: string, keys: string): Promise<string> {
  const stage = new Stage();
  const game = stage.play({
    deal: parseDeal(deal),
    statistics: { folder, strings: LINES_ENGLISH.stats, told: STATISTICS_ENGLISH },
  });
  await stage.settle();
  await stage.type(keys);
  const written = stage.take();
  await stage.type('q');
  expect(await game).toBe(0);
  return written;
}

describe('a game in the whole terminal', () => {
  test('is written down when it is won, and one that was left for it as lost', async () => {
    await play('java:5', 'd');
    expect((await stats()).out).toBe('No game has been won or lost yet.\n');
    await play('java:11', scriptMoves('win-java-11').map(keysFor).join(''));
    const { out } = await stats('--json');
    expect(JSON.parse(out)).toMatchObject({ game: 'klondike', rules: 'ulg', games: 2, wins: 1 });
    expect(readdirSync(folder)).toEqual(['statistics.json']);
  });
});
