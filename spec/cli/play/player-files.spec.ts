/** Checks that games, settings and statistics last from one run to the next. */
import { lstatSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { platform } from 'node:process';
import { beforeEach, expect, test } from '@jest/globals';
import { withPlayerFiles } from '../../../src/cli/play/game-to-play.js';
import { settingsOf } from '../../../src/core/settings.js';
import { KLONDIKE } from '../../../src/games/klondike/kit.js';
import { parseDeal } from '../../../src/games/klondike/model/deals.js';
import { plain } from '../../games/klondike/terminal/marked.js';
import { missingForLinks } from '../../support/links.js';
import { testUnless } from '../../support/missing.js';
import { ownFolder } from '../../support/own-folder.js';
import { FakeTerminal } from './fake-terminal.js';

let folder: string;

beforeEach(() => {
  folder = ownFolder();
});

/** Plays a deal with keys in a new terminal. Resolves to the last output. */
async function played(deal: string | undefined, keys: string, scoring = 'none'): Promise<string> {
  const env = { XDG_DATA_HOME: join(folder, 'data'), XDG_CONFIG_HOME: join(folder, 'config') };
  const terminal = new FakeTerminal();
  const settings = settingsOf(new Map([['scoring', scoring]]));
  const game = terminal.playGame(
    withPlayerFiles(
      { kit: KLONDIKE, deal: deal === undefined ? undefined : parseDeal(deal), settings },
      { env, platform },
    ),
  );
  await terminal.settle();
  await terminal.type(keys);
  const shown = plain(terminal.take());
  await terminal.type('\x03');
  await game;
  return shown;
}

test('help explains the scoring of the game', async () => {
  expect(await played('java:1', '? ', 'vegas')).toMatch(/a game costs \$52/);
});

test('the Vegas balance lasts from game to game', async () => {
  await played('java:1', 'd', 'vegas');
  expect(await played('java:2', 'd', 'vegas')).toContain('-$104');
});

test('sets damaged files aside, with a message for each', async () => {
  const data = join(folder, 'data', 'klondike-kit');
  mkdirSync(join(data, 'games'), { recursive: true });
  mkdirSync(join(folder, 'config', 'klondike-kit'), { recursive: true });
  writeFileSync(configFile(), 'time = of\n');
  for (const name of ['games/klondike.ulg.klon', 'statistics.json', 'notes.json'])
    writeFileSync(join(data, name), 'no');
  const shown = (await played(undefined, '')).replace(/\x1b\[[^a-zA-Z]*[a-zA-Z]|\s+/g, '');
  expect(shown).toMatch(
    /Can'treadyoursavedgame.*line1:"of".*Can'treadyourtimesandbalance.*Can'treadyourstatistics/,
  );
});

test('reports a fault in the config file at the table', async () => {
  mkdirSync(join(folder, 'config', 'klondike-kit'), { recursive: true });
  writeFileSync(join(folder, 'config', 'klondike-kit', 'config'), 'time = of\n');
  expect(await played('java:1', '')).toMatch(/config, line 1: "of"/);
});

const configFile = (): string => join(folder, 'config', 'klondike-kit', 'config');

test('a new setting applies at once and in the next run', async () => {
  await played('java:1', 'd,\x1b[F\x1b[A\r');
  const shown = await played('java:1', 'd');
  expect([readFileSync(configFile(), 'utf8'), /\b0:0\d\b/.test(shown)]).toEqual(['time = off\n', false]);
});

testUnless(
  missingForLinks(),
  'a link to a config file stays a link, and the file keeps its other lines',
  async () => {
    mkdirSync(join(folder, 'config', 'klondike-kit'), { recursive: true });
    const own = join(folder, 'mine');
    writeFileSync(own, '# how I play\ntime = on\nup = off\n');
    symlinkSync(own, configFile());
    await played('java:1', ',\x1b[F\x1b[A\r');
    expect([lstatSync(configFile()).isSymbolicLink(), readFileSync(own, 'utf8')]).toEqual([
      true,
      '# how I play\ntime = off\nup = off\n',
    ]);
  },
);

test('reports a file that cannot be written, and keeps a new setting until the player quits', async () => {
  mkdirSync(join(folder, 'config'), { recursive: true });
  writeFileSync(join(folder, 'config', 'klondike-kit'), 'no folder');
  const shown = await played('java:1', 'd,\x1b[F\x1b[A\rq');
  expect(shown.replace(/\x1b\[[^a-zA-Z]*[a-zA-Z]|\s+/g, ' ')).toMatch(
    /Can't save your settings in +\S+config \(there is a file/,
  );
});
