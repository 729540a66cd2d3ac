/** Checks that games, settings and statistics last from one run to the next. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { platform } from 'node:process';
import { beforeEach, expect, jest, test } from '@jest/globals';
import { withPlayerFiles } from '../../../src/cli/play/game-to-play.js';
import { settingsOf } from '../../../src/core/settings.js';
import { KLONDIKE } from '../../../src/games/klondike/kit.js';
import { parseDeal } from '../../../src/games/klondike/model/deals.js';
import { ownFolder } from '../../support/own-folder.js';
import { FakeTerminal } from './fake-terminal.js';

let folder: string;

beforeEach(() => {
  folder = ownFolder();
});

/** The queen goes to the king, then an ace and a two go up automatically. */
const RISING = 'f1: As; t1: 9c Ah; t2: 9h 2s; t4: Kc; t5: 3d | Qd';

/** Resumes the game, types keys, waits until the saved script has this ending, and quits. */
async function keptAfter(keys: string, end: RegExp, deal?: string): Promise<string> {
  const env = { XDG_DATA_HOME: join(folder, 'data'), XDG_CONFIG_HOME: join(folder, 'config') };
  const file = join(folder, 'data', 'klondike-kit', 'games', 'klondike.ulg.klon');
  const terminal = new FakeTerminal();
  const settings = settingsOf(new Map([['up', 'all']]));
  const own = { kit: KLONDIKE, settings, ...(deal !== undefined && { deal: parseDeal(deal) }) };
  const game = terminal.playGame(withPlayerFiles(own, { env, platform }));
  await terminal.settle();
  await terminal.type(keys);
  const kept = (): string => (existsSync(file) ? readFileSync(file, 'utf8') : '');
  for (let look = 0; look < 300 && !end.test(kept()); look++) await terminal.settle();
  await terminal.type('q');
  await game;
  return kept();
}

test('undo also takes back the automatic moves after a move, and redo makes them again', async () => {
  await keptAfter('w5\r', /t2>f\d\n$/, RISING);
  expect(await keptAfter('uy', /redo\n$/)).toMatch(
    /\nnew t5>t4 t1>f\d t2>f\d undo undo undo redo redo redo\n$/,
  );
});

test("the statistics use the table's time, which stops while help covers the table", async () => {
  const env = { XDG_DATA_HOME: join(folder, 'data'), XDG_CONFIG_HOME: join(folder, 'config') };
  const terminal = new FakeTerminal();
  let now = 1_800_000_000_000;
  const clock = jest.spyOn(Date, 'now').mockImplementation(() => now);
  const game = terminal.playGame(
    withPlayerFiles({ kit: KLONDIKE, deal: parseDeal('java:11') }, { env, platform }),
  );
  await terminal.settle();
  for (const key of ['\f', 'd', ...redraws(5), '?', ...redraws(45), 'q', ...redraws(3)]) {
    now += 700;
    await terminal.type(key);
  }
  await terminal.type('q');
  await game;
  clock.mockRestore();
  const kept = (name: string): string =>
    readFileSync(join(folder, 'data', 'klondike-kit', `${name}.json`), 'utf8');
  expect([kept('notes'), kept('statistics-open')]).toEqual([
    expect.stringContaining('[[\\"ulg java:11\\",5]]'),
    expect.stringContaining('"milliseconds":5600,'),
  ]);
});

/** Keys that only redraw the terminal. */
const redraws = (count: number): string[] => Array.from({ length: count }, () => '\f');
